import { showDate } from '../base/dates';
import { Disclosure, Stage, type MatchCard } from '../protocol/messages';

// When the truth of a match opens, in words.

export const DISCLOSURES: [Disclosure, string][] = [
  [Disclosure.AT_THE_END, 'when it is over'],
  [Disclosure.AFTER_DAYS, 'some days after the end'],
  [Disclosure.BY_CONSENT, 'when every player says so'],
  [Disclosure.NEVER, 'never'],
];

const dayWords = (days: number) => (days === 1 ? 'a day' : `${days} days`);

/** What a rule means, for whoever chooses it or plays under it. */
export function meaningOf(disclosure: Disclosure, days: number): string {
  switch (disclosure) {
    case Disclosure.AFTER_DAYS:
      return `Until ${dayWords(days)} after the end nobody learns what was hidden, and the dice cannot be checked; then anybody can watch it all, and check every die.`;
    case Disclosure.BY_CONSENT:
      return 'What was hidden stays so until everybody who played has agreed, after the end. Till then the dice cannot be checked either; if one never agrees, they never can.';
    case Disclosure.NEVER:
      return 'What was hidden is never shown, and so the dice can never be checked: you take the server’s word for them. Each player can watch what he himself was told.';
    default:
      return 'As soon as it is over anybody can watch it all, and check every die with the secret that was promised before the first throw.';
  }
}

type Ruled = Pick<
  MatchCard,
  'disclosure' | 'days' | 'opens' | 'open' | 'stage' | 'seats' | 'consented' | 'yourSeat'
>;

/** Where a match stands with it: what is fixed before the end, what holds after it. */
export function standingOf(card: Ruled, languages?: readonly string[]): string {
  if (card.open) return 'The truth is open: anybody can watch it all, and check every die.';
  const { disclosure, days } = card;
  if (card.stage !== Stage.OVER) return `The truth opens ${openingOf(disclosure, days)}.`;
  if (disclosure === Disclosure.NEVER) return 'The truth of this match never opens.';
  if (disclosure === Disclosure.BY_CONSENT) {
    // Only who played is told who has agreed.
    const sofar =
      card.yourSeat === undefined
        ? ''
        : `: ${card.consented.length} of ${askedOf(card).length} so far`;
    return `The truth opens when everybody who played has agreed${sofar}.`;
  }
  return card.opens > 0n
    ? `The truth opens on ${showDate(Number(card.opens) * 1000, languages)}.`
    : 'The truth has not opened yet.';
}

/** The seats whose word it takes. */
export const askedOf = ({ seats }: Pick<MatchCard, 'seats'>) =>
  seats.filter((seat) => !seat.machine);

function openingOf(disclosure: Disclosure, days: number): string {
  switch (disclosure) {
    case Disclosure.AFTER_DAYS:
      return `${dayWords(days)} after the end`;
    case Disclosure.BY_CONSENT:
      return 'when, after the end, every player has agreed';
    case Disclosure.NEVER:
      return 'never, so the dice cannot be checked';
    default:
      return 'when it is over';
  }
}

/** Whether this seat can say now that the truth may open. */
export function mayConsent(card: Ruled, seat: number | undefined): boolean {
  return (
    seat !== undefined &&
    card.stage === Stage.OVER &&
    !card.open &&
    card.disclosure === Disclosure.BY_CONSENT &&
    !card.consented.includes(seat) &&
    askedOf(card).some((one) => one.seat === seat)
  );
}
