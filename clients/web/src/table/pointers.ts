import type { XY } from '../base/lengths';

// Fingers and the mouse on the table, told apart: a tap points at something, a drag moves the view,
// two fingers bring it nearer.

export interface Hands {
  tap(pixel: XY, target: Element): void;
  hover(pixel: XY, target: Element): void;
  drag(by: XY, pixel: XY): void;
  pinch(factor: number, middle: XY, by: XY): void;
  /** A drag begins: true where something other than the view is held, and `hold` follows it. */
  grasp(pixel: XY, target: Element): boolean;
  hold(pixel: XY): void;
  /** Let go, at a pixel; or at none, where the hold was broken off or nothing had moved. */
  release(pixel?: XY): void;
}

const STILL = 6;

const middle = (a: XY, b: XY): XY => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: XY, b: XY) => Math.hypot(a.x - b.x, a.y - b.y);

export class Pointers {
  private readonly down = new Map<number, XY>();
  private start: XY = { x: 0, y: 0 };
  private target: Element | undefined;
  private moved = false;
  private held = false;

  constructor(
    private readonly element: HTMLElement,
    private readonly hands: Hands,
  ) {}

  private at(event: PointerEvent): XY {
    const frame = this.element.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  press(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    const pixel = this.at(event);
    this.down.set(event.pointerId, pixel);
    this.element.setPointerCapture(event.pointerId);
    if (this.down.size > 1) {
      this.moved = true;
      if (this.held) this.hands.release();
      this.held = false;
      return;
    }
    this.start = pixel;
    this.moved = false;
    this.target = event.target as Element;
    this.held = this.hands.grasp(pixel, this.target);
  }

  move(event: PointerEvent): void {
    const pixel = this.at(event);
    const last = this.down.get(event.pointerId);
    if (!last) {
      this.hands.hover(pixel, event.target as Element);
      return;
    }
    if (this.down.size === 2) this.pinch(event.pointerId, pixel);
    else this.pull(last, pixel);
    this.down.set(event.pointerId, pixel);
  }

  private pull(last: XY, pixel: XY): void {
    if (!this.moved && apart(this.start, pixel) < STILL) return;
    this.moved = true;
    if (this.held) return this.hands.hold(pixel);
    this.hands.drag({ x: pixel.x - last.x, y: pixel.y - last.y }, pixel);
  }

  private pinch(id: number, pixel: XY): void {
    const other = [...this.down].find(([one]) => one !== id)?.[1];
    const last = this.down.get(id);
    if (!other || !last || apart(last, other) < 1) return;
    const [before, after] = [middle(last, other), middle(pixel, other)];
    const by = { x: after.x - before.x, y: after.y - before.y };
    this.hands.pinch(apart(pixel, other) / apart(last, other), after, by);
  }

  lift(event: PointerEvent, cancelled = false): void {
    if (!this.down.delete(event.pointerId) || this.down.size > 0) return;
    const pixel = this.at(event);
    if (this.held) this.hands.release(this.moved && !cancelled ? pixel : undefined);
    this.held = false;
    if (!this.moved && !cancelled && this.target) this.hands.tap(pixel, this.target);
  }
}
