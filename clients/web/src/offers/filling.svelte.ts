import { create } from '@bufbuild/protobuf';
import { hexOf } from '../base/bytes';
import { cutLeg, legLength, pointsOf, wayLength, within, wayOf, type XY } from '../base/lengths';
import { offerKey } from '../picture/table';
import {
  PlaceSchema,
  PiecesSchema,
  WaySchema,
  type Action,
  type Answer,
  type Ask,
  type AskPath,
  type Forecast,
  type Offer,
} from '../protocol/messages';
import {
  actionOf,
  answerOf,
  begin,
  complete,
  forward,
  holds,
  suggested,
  withAnswer,
  type Fill,
} from './fill';

const FORECAST_AFTER = 140;

/** The offer in the player's hand, and what the server foresees of it as far as it is filled in. */
export class Filling {
  fill = $state.raw<Fill>();
  forecast = $state.raw<Forecast>();
  /** Where the next corner or place would be: under the mouse, or moved there by keys. */
  cursor = $state.raw<XY>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(private readonly foresee: (action: Action) => Promise<Forecast>) {}

  get ask(): Ask | undefined {
    return this.fill?.offer.asks[this.fill.current];
  }

  get action(): Action | undefined {
    return this.fill && actionOf(this.fill);
  }

  open(offer: Offer): void {
    this.set(begin(offer));
  }

  suggest(offer: Offer): void {
    this.set(suggested(offer) ?? begin(offer));
  }

  close(): void {
    this.set(undefined);
  }

  /** The offers have changed: what is in the hand stays only if it is still offered, just so. */
  renew(offers: ReadonlyMap<string, Offer>): void {
    if (!this.fill) return;
    const offer = offers.get(offerKey(this.fill.offer));
    if (!offer) return this.close();
    if (offer.asks.length !== this.fill.offer.asks.length) return this.open(offer);
    this.set({ ...this.fill, offer });
  }

  turnTo(which: number): void {
    if (this.fill) this.fill = { ...this.fill, current: which };
  }

  answer(which: number, answer: Answer | undefined, thenNext = true): void {
    if (!this.fill) return;
    const filled = withAnswer(this.fill, which, answer);
    this.set(thenNext ? forward(filled) : filled);
  }

  /** The answer to the present ask is this one. */
  private say(kind: Parameters<typeof answerOf>[0], thenNext = true): void {
    if (this.fill) this.answer(this.fill.current, answerOf(kind), thenNext);
  }

  get corners(): XY[] {
    const kind = this.fill?.answers[this.fill.current]?.kind;
    return kind?.case === 'path' ? pointsOf(kind.value.xy) : [];
  }

  /** What is left of a path's reach after its corners. */
  left(ask: AskPath, corners = this.corners): number {
    return ask.reach - wayLength(ask.from!, corners);
  }

  /** Where a corner would come to lie that was meant for this point. */
  aim(point: XY): XY | undefined {
    const ask = this.ask?.kind;
    if (ask?.case === 'path') {
      const last = this.corners[this.corners.length - 1] ?? ask.value.from!;
      const on = within(point, ask.value.low!, ask.value.high!);
      return within(cutLeg(last, on, this.left(ask.value)), ask.value.low!, ask.value.high!);
    }
    return ask?.case === 'place' ? { x: Math.round(point.x), y: Math.round(point.y) } : undefined;
  }

  /** The player pointed at the table. Whether that meant anything here. */
  point(point: XY): boolean {
    const ask = this.ask?.kind;
    const aimed = this.aim(point);
    if (!ask || !aimed) return false;
    if (ask.case === 'path') this.addCorner(ask.value, aimed);
    else if (ask.case === 'place') this.putDown(aimed);
    return true;
  }

  private addCorner(ask: AskPath, corner: XY): void {
    const corners = this.corners;
    const last = corners[corners.length - 1] ?? ask.from!;
    if (corners.length >= ask.corners || legLength(last, corner) === 0) return;
    this.say(
      { case: 'path', value: create(WaySchema, { xy: wayOf([...corners, corner]) }) },
      false,
    );
  }

  /** The way is drawn anew, from where it begins. */
  redraw(offer: Offer, which: number): void {
    if (this.fill?.offer !== offer) this.open(offer);
    this.turnTo(which);
    if (this.corners.length > 0) this.answer(which, undefined, false);
  }

  undoCorner(): void {
    const corners = this.corners.slice(0, -1);
    if (!this.fill || this.ask?.kind.case !== 'path') return;
    const xy = wayOf(corners);
    const answer =
      xy.length > 0 ? answerOf({ case: 'path', value: create(WaySchema, { xy }) }) : undefined;
    this.answer(this.fill.current, answer, false);
  }

  private putDown(at: XY): void {
    const ask = this.ask?.kind;
    if (ask?.case !== 'place' || !ask.value.within.some((way) => holds(pointsOf(way.xy), at)))
      return;
    const old = this.fill?.answers[this.fill.current]?.kind;
    const proposed = this.fill?.offer.proposed[this.fill.current]?.kind;
    const like = [old, proposed].find((kind) => kind?.case === 'place' && kind.value.facing);
    const facing =
      like?.case === 'place' && like.value.facing ? like.value.facing : { x: 0, y: 1000 };
    const value = create(PlaceSchema, { at, ...(ask.value.facing ? { facing } : {}) });
    this.say({ case: 'place', value }, false);
  }

  /** Turns what is put down so that it faces a point. */
  face(point: XY): void {
    const ask = this.ask?.kind;
    const old = this.fill?.answers[this.fill.current]?.kind;
    if (ask?.case !== 'place' || !ask.value.facing || old?.case !== 'place' || !old.value.at)
      return;
    const facing = {
      x: Math.round(point.x - old.value.at.x),
      y: Math.round(point.y - old.value.at.y),
    };
    if (facing.x === 0 && facing.y === 0) return;
    this.say({ case: 'place', value: create(PlaceSchema, { at: old.value.at, facing }) }, false);
  }

  /** Turns what is put down by so many degrees clockwise. */
  turn(degrees: number): void {
    const old = this.fill?.answers[this.fill.current]?.kind;
    if (old?.case !== 'place' || !old.value.at || !old.value.facing) return;
    const { at, facing } = old.value;
    const angle = Math.atan2(facing.x, facing.y) + (degrees * Math.PI) / 180;
    this.face({ x: at.x + 1000 * Math.sin(angle), y: at.y + 1000 * Math.cos(angle) });
  }

  /** Handles that the present ask lets the player pick. */
  get candidates(): Set<string> {
    const kind = this.ask?.kind;
    if (kind?.case === 'piece' || kind?.case === 'pieces')
      return new Set(kind.value.candidates.map(hexOf));
    if (kind?.case === 'points') return new Set(kind.value.among.map((cap) => hexOf(cap.piece)));
    return new Set();
  }

  get picked(): Set<string> {
    const kind = this.fill?.answers[this.fill.current]?.kind;
    if (kind?.case === 'piece') return new Set([hexOf(kind.value)]);
    if (kind?.case === 'pieces') return new Set(kind.value.handles.map(hexOf));
    return new Set();
  }

  /** The player pointed at a piece. Whether that answered something. */
  pick(handle: string): boolean {
    const kind = this.ask?.kind;
    if (!kind || !this.candidates.has(handle)) return false;
    if (kind.case === 'piece') {
      const value = kind.value.candidates.find((one) => hexOf(one) === handle)!;
      this.say({ case: 'piece', value });
      return true;
    }
    if (kind.case !== 'pieces') return false;
    const picked = this.picked;
    if (!picked.delete(handle)) picked.add(handle);
    const handles = kind.value.candidates.filter((one) => picked.has(hexOf(one)));
    this.say({ case: 'pieces', value: create(PiecesSchema, { handles }) }, false);
    return true;
  }

  private set(fill: Fill | undefined): void {
    const same = fill !== undefined && fill.offer === this.fill?.offer;
    this.fill = fill;
    this.cursor = same ? this.cursor : undefined;
    if (!same) this.forecast = undefined;
    clearTimeout(this.timer);
    this.asked++;
    const action = this.action;
    if (action) this.timer = setTimeout(() => void this.foretell(action), FORECAST_AFTER);
    else this.forecast = undefined;
  }

  // Only the answer to the last question is shown: the player has gone on since the others.
  private async foretell(action: Action): Promise<void> {
    const asked = ++this.asked;
    try {
      const forecast = await this.foresee(action);
      if (asked === this.asked) this.forecast = forecast;
    } catch {
      if (asked === this.asked) this.forecast = undefined;
    }
  }

  get ready(): boolean {
    return this.fill !== undefined && complete(this.fill);
  }
}
