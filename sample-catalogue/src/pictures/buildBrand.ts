import { join } from 'node:path';
import sharp from 'sharp';
import { mark } from '../art/brand/mark';
import { dye } from '../art/colour/dyes';
import { writeWhole } from './writeWhole';

const [icon, touchIcon] = ['brand/favicon.svg', 'brand/apple-touch-icon.png'] as const;

/** Names of the brand's files below the folder of all pictures. */
export const brandFiles = [icon, touchIcon];

/** Writes the brand's files: a drawing, and 180 px that are opaque, as iOS wants them. */
export async function buildBrand(outDir: string): Promise<void> {
  await writeWhole(join(outDir, icon), mark());
  const lotus = await sharp(Buffer.from(mark()), { density: 90 }).toBuffer();
  const opaque = await sharp({ create: { width: 180, height: 180, channels: 3, background: dye.cream } })
    .composite([{ input: lotus }])
    .png()
    .toBuffer();
  await writeWhole(join(outDir, touchIcon), opaque);
}
