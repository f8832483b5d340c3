import { context } from 'esbuild';
import { galleryBuild, galleryFolder, writeGalleryFiles } from './galleryBuild';

/** `npm run gallery`: shows the design system and follows what is edited, until Ctrl-C. */
export async function galleryCommand(): Promise<void> {
  writeGalleryFiles();
  const build = await context(galleryBuild);
  await build.watch();
  const { port } = await build.serve({ servedir: galleryFolder, host: '127.0.0.1' });
  console.log(
    `The gallery of the design system is at http://127.0.0.1:${port}. Reload after an edit; Ctrl-C stops.`,
  );
}
