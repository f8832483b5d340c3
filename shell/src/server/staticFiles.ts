import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { keptShells } from './keptShells';
import type { Settings } from './settings';

const notFound = (context: Context) => context.text('Not found', 404);
/** A file that is not there is no page: it must not come to the renderer. */
const goNoFurther = () => Promise.resolve();

/**
 * Scripts whose name changes with their content, in the compressed form the browser takes. Whatever else lies
 * beside them, such as server halves and release notes, is not for browsers.
 */
export function serveScripts(root: string, allowed: RegExp, development: boolean): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: !development });
  return async (context) =>
    (allowed.test(context.req.path) ? await serve(context, goNoFurther) : undefined) ?? notFound(context);
}

/** The same for files that were fetched from elsewhere; what is not among them is looked for by the next handler. */
export function serveKept(root: string, allowed: RegExp): MiddlewareHandler {
  mkdirSync(root, { recursive: true });
  const serve = serveStatic({ root, precompressed: true });
  return (context, next) => (allowed.test(context.req.path) ? serve(context, next) : next());
}

const shellFile = /^\/(?:assets\/(?!\.)[\w.~@+-]+\.js(?:\.map)?|fonts\/(?!\.)[\w.-]+\.woff2)$/;

/**
 * Scripts and fonts of the shell: those of the version that runs, and of every other one that is kept. A tab that is
 * open fetches from the version it began with, and while shells are switched a page may come from one process and its
 * scripts be asked of the other. Their names change with their content, so it does not matter who has a file.
 */
export function serveShellFiles({ shellFolder, buildFolder, development }: Settings): MiddlewareHandler {
  const kept = keptShells(buildFolder);
  return async (context) => {
    const { path: address } = context.req;
    if (!shellFile.test(address)) return notFound(context);
    const has = (folder: string) => existsSync(path.join(folder, address));
    const root = has(shellFolder) ? shellFolder : (await kept()).find(has);
    if (!root) return notFound(context);
    const serve = serveStatic({ root, precompressed: !development });
    return (await serve(context, goNoFurther)) ?? notFound(context);
  };
}
