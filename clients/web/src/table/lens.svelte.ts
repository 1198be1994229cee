import type { XY } from '../base/lengths';
import {
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

  fit(): void {
    this.camera = fit(this.box(), this.screen, this.narrow ? NARROW_INSET : WIDE_INSET);
    this.fitted = true;
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
