import type { XY } from '../base/lengths';
import {
  closeUp,
  fit,
  flip,
  over,
  pan,
  reveal,
  under,
  unflip,
  viewBox,
  zoom,
  type Box,
  type Camera,
  type Inset,
  type Size,
} from './camera';

// The tools stand at the left; on a narrow screen along the top, with the sheet's round corners over
// the bottom.
const NARROW = 760;
const WIDE_INSET = { top: 0, bottom: 0, left: 26 };
const NARROW_INSET = { top: 48, bottom: 14, left: 0 };

/** The camera with the screen that it looks through: what pointers and keys move. */
export class Lens {
  screen = $state.raw<Size>({ width: 800, height: 600 });
  camera = $state.raw<Camera>({ x: 0, y: 0, grain: 10 });
  private fitted = true;
  /** What was seen before a part of the table was brought near, and what is seen since. */
  private before: { camera: Camera; fitted: boolean; near: Camera } | undefined;

  constructor(private readonly box: () => Box) {}

  get viewBox(): string {
    return viewBox(this.camera, this.screen);
  }

  get narrow(): boolean {
    return this.screen.width <= NARROW;
  }

  resize(screen: Size): void {
    if (screen.width < 2 || screen.height < 2) return;
    this.screen = screen;
    if (this.fitted) this.fit();
  }

  private get inset(): Inset {
    return this.narrow ? NARROW_INSET : WIDE_INSET;
  }

  fit(): void {
    this.camera = fit(this.box(), this.screen, this.inset);
    this.fitted = true;
  }

  /** On a small screen, a part of the table so near that what is as broad as this can be touched. */
  bringNear(part: Box, breadth: number): void {
    if (!this.narrow || this.before) return;
    const near = closeUp(this.camera, part, breadth, this.screen, this.box(), this.inset);
    if (!near) return;
    this.before = { camera: this.camera, fitted: this.fitted, near };
    this.camera = near;
    this.fitted = false;
  }

  /** As it was before something was brought near, unless the view has been moved since. */
  putBack(): void {
    const before = this.before;
    this.before = undefined;
    if (!before || this.camera !== before.near) return;
    if (before.fitted) this.fit();
    else this.camera = before.camera;
  }

  pan(by: XY): void {
    this.camera = pan(this.camera, by, this.box());
    this.fitted = false;
  }

  zoom(factor: number, at: XY = { x: this.screen.width / 2, y: this.screen.height / 2 }): void {
    this.camera = zoom(this.camera, factor, at, this.screen, this.box());
    this.fitted = false;
  }

  /** Shows a point of the table, moving only where it is off the screen. */
  show(point: XY): void {
    const camera = reveal(this.camera, flip(point, this.box()), this.screen, this.box());
    if (camera === this.camera) return;
    this.camera = camera;
    this.fitted = false;
  }

  /** The point of the table under a pixel of this screen. */
  point(pixel: XY): XY {
    return unflip(under(pixel, this.camera, this.screen), this.box());
  }

  pixel(point: XY): XY {
    return over(flip(point, this.box()), this.camera, this.screen);
  }
}
