import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { mark } from '../art/brand/mark';
import { dye } from '../art/colour/dyes';

/** Writes `brand/favicon.svg` and `brand/apple-touch-icon.png` (180 px, opaque, as iOS wants it). */
export async function buildBrand(outDir: string): Promise<void> {
  const folder = join(outDir, 'brand');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'favicon.svg'), mark());
  const lotus = await sharp(Buffer.from(mark()), { density: 90 }).toBuffer();
  await sharp({ create: { width: 180, height: 180, channels: 3, background: dye.cream } })
    .composite([{ input: lotus }])
    .png()
    .toFile(join(folder, 'apple-touch-icon.png'));
}
