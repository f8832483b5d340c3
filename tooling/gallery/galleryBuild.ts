import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { writeBytesWhole } from '@shop/registry/desk';
import { writeFonts } from '../build/writeFonts';
import { inRepository } from '../workspace/repository';

/** Where the gallery of the design system is built to; a page of plain files. */
export const galleryFolder = inRepository('dist/gallery');

const page = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Design system</title></head>
<body><script src="/gallery.js"></script></body></html>
`;

/** How its script is bundled. */
export const galleryBuild: BuildOptions = {
  absWorkingDir: inRepository(),
  entryPoints: { gallery: 'shared-ui/src/gallery/main.tsx' },
  outdir: galleryFolder,
  bundle: true,
  jsx: 'automatic',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"development"' },
  logLevel: 'warning',
};

/** Writes what is not bundled: the page and its fonts. */
export function writeGalleryFiles(): void {
  writeBytesWhole(path.join(galleryFolder, 'index.html'), Buffer.from(page));
  writeFonts(galleryFolder);
}
