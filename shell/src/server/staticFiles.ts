import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { fontFiles } from '@shop/ui/fonts';

declare const __non_webpack_require__: NodeJS.Require;

const notFound = (context: Context) => context.text('Not found', 404);

/**
 * Scripts whose name changes with their content, in the compressed form the browser takes. Whatever else lies
 * beside them, such as server halves and release notes, is not for browsers.
 */
export function serveScripts(root: string, allowed: RegExp, development: boolean): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: !development });
  // A file that is not there is no page: it must not come to the renderer.
  const goNoFurther = () => Promise.resolve();
  return async (context) =>
    (allowed.test(context.req.path) ? await serve(context, goNoFurther) : undefined) ?? notFound(context);
}

/** The same for files that were fetched from elsewhere; what is not among them is looked for by the next handler. */
export function serveKept(root: string, allowed: RegExp): MiddlewareHandler {
  mkdirSync(root, { recursive: true });
  const serve = serveStatic({ root, precompressed: true });
  return (context, next) => (allowed.test(context.req.path) ? serve(context, next) : next());
}

/** The brand's fonts, which lie in the packages they come from. */
export const serveFont: MiddlewareHandler = async (context) => {
  const font = fontFiles.find(({ path: address }) => address === context.req.path);
  if (!font) return notFound(context);
  const bytes = await readFile(__non_webpack_require__.resolve(font.file));
  return context.body(new Uint8Array(bytes), 200, { 'content-type': 'font/woff2' });
};
