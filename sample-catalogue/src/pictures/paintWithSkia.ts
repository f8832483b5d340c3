import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Painter } from './Painter';

/** Skia is what Chromium paints with. */
export const paintWithSkia: Painter = async (svg, { left, top, width, height, scale }) => {
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const drawing = await loadImage(Buffer.from(svg));
  canvas
    .getContext('2d')
    .drawImage(drawing, -left * scale, -top * scale, drawing.width * scale, drawing.height * scale);
  return { data: canvas.data(), width: canvas.width, height: canvas.height, channels: 4 };
};
