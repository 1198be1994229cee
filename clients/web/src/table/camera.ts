import type { XY } from '../base/lengths';

// What part of the table is seen. The drawing's own coordinates are tenths of a millimetre with y
// growing downwards; `flip` is the only place where the table's upward y is turned over.

export interface Size {
  width: number;
  height: number;
}

export interface Box {
  low: XY;
  high: XY;
}

export interface Camera {
  /** The middle of the view, in drawing coordinates. */
  x: number;
  y: number;
  /** Drawing units to a pixel: small is near. */
  grain: number;
}

export const flip = (p: XY, box: Box): XY => ({ x: p.x - box.low.x, y: box.high.y - p.y });
export const unflip = (p: XY, box: Box): XY => ({
  x: Math.round(p.x + box.low.x),
  y: Math.round(box.high.y - p.y),
});

const NEAREST = 1.6;
const MARGIN = 36;

export const sizeOf = (box: Box): Size => ({
  width: Math.max(1, box.high.x - box.low.x),
  height: Math.max(1, box.high.y - box.low.y),
});

// On a small screen the table's own frame is margin enough.
const SMALL = 500;
const LEAST_MARGIN = 10;

/** What lies over the screen's edges, in pixels. */
export interface Inset {
  top: number;
  bottom: number;
  left: number;
}

const CLEAR: Inset = { top: 0, bottom: 0, left: 0 };

/** The whole table, in the middle of what tools and sheets over the screen's edges leave free. */
export function fit(box: Box, screen: Size, inset: Inset = CLEAR): Camera {
  const { width, height } = sizeOf(box);
  const margin = screen.width < SMALL ? LEAST_MARGIN : MARGIN;
  const across = Math.max(40, screen.width - 2 * margin - inset.left);
  const down = Math.max(40, screen.height - 2 * margin - inset.top - inset.bottom);
  const grain = Math.max(width / across, height / down);
  return {
    x: width / 2 - (inset.left / 2) * grain,
    y: height / 2 - ((inset.top - inset.bottom) / 2) * grain,
    grain,
  };
}

// A base is touched without a second thought from this breadth on, in pixels.
const HANDY = 34;
const SMALL_BASE = 24;

/**
 * A part of the table so near that what is as broad as this can be touched, as far as all of the part is
 * still seen. Nothing where it is near enough already.
 */
export function closeUp(
  camera: Camera,
  part: Box,
  breadth: number,
  screen: Size,
  box: Box,
  inset: Inset = CLEAR,
): Camera | undefined {
  if (breadth <= 0 || breadth / camera.grain >= SMALL_BASE) return undefined;
  const low = { x: part.low.x - breadth, y: part.low.y - breadth };
  const high = { x: part.high.x + breadth, y: part.high.y + breadth };
  const whole = fit({ low, high }, screen, inset);
  const grain = Math.max(NEAREST, whole.grain, breadth / HANDY);
  if (grain > camera.grain * 0.85) return undefined;
  const corner = flip({ x: low.x, y: high.y }, box);
  return keep({ x: corner.x + whole.x, y: corner.y + whole.y, grain }, box);
}

export function viewBox(camera: Camera, screen: Size): string {
  const width = screen.width * camera.grain;
  const height = screen.height * camera.grain;
  return `${camera.x - width / 2} ${camera.y - height / 2} ${width} ${height}`;
}

/** The drawing point under a pixel. */
export function under(pixel: XY, camera: Camera, screen: Size): XY {
  return {
    x: camera.x + (pixel.x - screen.width / 2) * camera.grain,
    y: camera.y + (pixel.y - screen.height / 2) * camera.grain,
  };
}

/** The pixel over a drawing point. */
export function over(point: XY, camera: Camera, screen: Size): XY {
  return {
    x: screen.width / 2 + (point.x - camera.x) / camera.grain,
    y: screen.height / 2 + (point.y - camera.y) / camera.grain,
  };
}

export function pan(camera: Camera, by: XY, box: Box): Camera {
  return keep(
    { ...camera, x: camera.x - by.x * camera.grain, y: camera.y - by.y * camera.grain },
    box,
  );
}

/** Nearer (a factor over 1) or farther, with what lies under the pixel staying there. */
export function zoom(camera: Camera, factor: number, at: XY, screen: Size, box: Box): Camera {
  const farthest = fit(box, screen).grain * 1.4;
  const grain = Math.min(farthest, Math.max(NEAREST, camera.grain / factor));
  const point = under(at, camera, screen);
  const x = point.x - (at.x - screen.width / 2) * grain;
  const y = point.y - (at.y - screen.height / 2) * grain;
  return keep({ x, y, grain }, box);
}

/** Moves no farther than it takes to see a drawing point; not at all where it is seen already. */
export function reveal(camera: Camera, point: XY, screen: Size, box: Box): Camera {
  const pixel = over(point, camera, screen);
  const by = { x: short(pixel.x, screen.width), y: short(pixel.y, screen.height) };
  return by.x === 0 && by.y === 0 ? camera : pan(camera, by, box);
}

// How far a pixel is to be brought in: nothing while it is on the screen, else a margin's breadth.
function short(at: number, size: number): number {
  const margin = Math.min(MARGIN, size / 4);
  if (at < 0) return margin - at;
  return at > size ? size - margin - at : 0;
}

// The middle of the view never leaves the table.
function keep(camera: Camera, box: Box): Camera {
  const { width, height } = sizeOf(box);
  return {
    ...camera,
    x: Math.max(0, Math.min(width, camera.x)),
    y: Math.max(0, Math.min(height, camera.y)),
  };
}
