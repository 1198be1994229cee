import { chance } from './scatter';

// Small pictures of grass, felt and earth, made once on a canvas and laid as tiles. Where there is
// no canvas the plain colour below them shows.

export interface Tone {
  base: [number, number, number];
  spread: number;
  tufts: string[];
  count: number;
}

export const GRASS: Tone = {
  base: [146, 152, 98],
  spread: 15,
  tufts: ['#7f8a4f', '#a9a86a', '#8c9558', '#b9b07a'],
  count: 420,
};
export const EARTH: Tone = {
  base: [168, 142, 100],
  spread: 16,
  tufts: ['#8d7450', '#c0a77a', '#9c825b'],
  count: 160,
};

export function tile(tone: Tone, size: number, seed: number): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const random = chance(seed);
  speckle(pen, tone, size, random);
  pen.lineWidth = 1;
  for (let i = 0; i < tone.count; i++) tuft(pen, tone, size, random);
  return canvas.toDataURL('image/png');
}

function speckle(
  pen: CanvasRenderingContext2D,
  tone: Tone,
  size: number,
  random: () => number,
): void {
  const image = pen.createImageData(size, size);
  for (let i = 0; i < image.data.length; i += 4) {
    const light = (random() + random() - 1) * tone.spread;
    for (let c = 0; c < 3; c++) image.data[i + c] = tone.base[c]! + light;
    image.data[i + 3] = 255;
  }
  pen.putImageData(image, 0, 0);
}

// Drawn again beyond each edge, so that tiles meet without a seam.
function tuft(pen: CanvasRenderingContext2D, tone: Tone, size: number, random: () => number): void {
  const x = random() * size;
  const y = random() * size;
  const lean = (random() - 0.5) * 4;
  const tall = 2 + random() * 3;
  pen.strokeStyle = tone.tufts[Math.floor(random() * tone.tufts.length)]!;
  pen.globalAlpha = 0.25 + random() * 0.4;
  for (const dx of [0, size, -size]) {
    for (const dy of [0, size, -size]) {
      pen.beginPath();
      pen.moveTo(x + dx, y + dy);
      pen.lineTo(x + dx + lean, y + dy - tall);
      pen.stroke();
    }
  }
  pen.globalAlpha = 1;
}
