import type { XY } from '../base/lengths';
import {
  centre,
  fit,
  flip,
  over,
  pan,
  under,
  unflip,
  viewBox,
  zoom,
  type Box,
  type Camera,
  type Size,
} from './camera';

/** The camera with the screen that it looks through: what pointers and keys move. */
export class Lens {
  screen = $state.raw<Size>({ width: 800, height: 600 });
  camera = $state.raw<Camera>({ x: 0, y: 0, grain: 10 });
  private fitted = true;

  constructor(private readonly box: () => Box) {}

  get viewBox(): string {
    return viewBox(this.camera, this.screen);
  }

  resize(screen: Size): void {
    if (screen.width < 2 || screen.height < 2) return;
    this.screen = screen;
    if (this.fitted) this.fit();
  }

  fit(): void {
    this.camera = fit(this.box(), this.screen);
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

  /** Shows a point of the table, moving only where it is near the edge or beyond. */
  show(point: XY): void {
    const pixel = this.pixel(point);
    const inside = (at: number, size: number) => at > size * 0.12 && at < size * 0.88;
    if (inside(pixel.x, this.screen.width) && inside(pixel.y, this.screen.height)) return;
    this.camera = centre(this.camera, flip(point, this.box()), this.box());
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
