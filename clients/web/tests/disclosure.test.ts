import { create } from '@bufbuild/protobuf';
import { expect, test } from 'vitest';
import { mayConsent, meaningOf, standingOf } from '../src/archive/disclosure';
import { Disclosure, MatchCardSchema, Stage } from '../src/protocol/messages';

const card = (disclosure: Disclosure, init: object = {}) =>
  create(MatchCardSchema, {
    disclosure,
    stage: Stage.OVER,
    seats: [
      { seat: 0, post: 'Attacker', name: 'Ana' },
      { seat: 1, post: 'Defender', name: 'Bruno' },
      { seat: 2, post: 'Reserve', machine: true },
    ],
    ...init,
  });

test('each rule says what it means for checking the dice', () => {
  for (const rule of [
    Disclosure.AT_THE_END,
    Disclosure.AFTER_DAYS,
    Disclosure.BY_CONSENT,
    Disclosure.NEVER,
  ])
    expect(meaningOf(rule, 7)).toMatch(/dice|die/);
  expect(meaningOf(Disclosure.AFTER_DAYS, 1)).toContain('Until a day after');
});

test('a match says when its truth opens, before and after its end', () => {
  const playing = { stage: Stage.PLAYING };
  expect(standingOf(card(Disclosure.UNSPECIFIED, playing))).toContain('when it is over');
  expect(standingOf(card(Disclosure.AFTER_DAYS, { ...playing, days: 3 }))).toBe(
    'The truth opens 3 days after the end.',
  );
  expect(standingOf(card(Disclosure.AFTER_DAYS, { opens: 1_700_000_000n }), ['en'])).toMatch(
    /^The truth opens on November 1[45], 2023/,
  );
  expect(standingOf(card(Disclosure.NEVER))).toBe('The truth of this match never opens.');
  // Two people sat there; of the machine nobody asks anything.
  expect(standingOf(card(Disclosure.BY_CONSENT, { consented: [0], yourSeat: 0 }))).toContain(
    '1 of 2 so far',
  );
  expect(standingOf(card(Disclosure.BY_CONSENT))).not.toContain('so far');
  expect(standingOf(card(Disclosure.NEVER, { open: true }))).toContain('is open');
});

test('who sat there may consent, once, after the end', () => {
  const closed = card(Disclosure.BY_CONSENT);
  expect([0, 1, 2, undefined].map((seat) => mayConsent(closed, seat))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(mayConsent(card(Disclosure.BY_CONSENT, { consented: [0] }), 0)).toBe(false);
  expect(mayConsent(card(Disclosure.BY_CONSENT, { open: true }), 0)).toBe(false);
  expect(mayConsent(card(Disclosure.BY_CONSENT, { stage: Stage.PLAYING }), 0)).toBe(false);
  expect(mayConsent(card(Disclosure.NEVER), 0)).toBe(false);
});
