import sharp from 'sharp';
import type { Painter } from './Painter';

/** librsvg comes with sharp and so runs wherever the shop does, ten times slower than Skia (ADR 0006). */
export const paintWithLibrsvg: Painter = async (svg, { left, top, width, height, scale }) => {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * scale })
    .extract({
      left: Math.round(left * scale),
      top: Math.round(top * scale),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
};
