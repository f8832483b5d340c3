import { build } from 'esbuild';
import { galleryBuild, writeGalleryFiles } from './galleryBuild';

/** Builds the gallery as the journeys look at it; it takes less than finding out whether it is stale. */
export async function buildGallery(): Promise<void> {
  writeGalleryFiles();
  await build(galleryBuild);
}
