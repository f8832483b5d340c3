import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

const mount = '/sandbox-pay/assets';
export const assetPaths = { style: `${mount}/pay.css`, script: `${mount}/pay.js`, icon: `${mount}/icon.svg` };

const folder = join(dirname(fileURLToPath(import.meta.url)), 'assets');
const types = { 'pay.css': 'text/css', 'pay.js': 'text/javascript', 'icon.svg': 'image/svg+xml' };

/** Stylesheet, script and icon of the pages. */
export function createAssetRoutes(): Hono {
  const routes = new Hono();
  for (const [name, type] of Object.entries(types)) {
    routes.get(`/${name}`, async (c) =>
      c.body(await readFile(join(folder, name), 'utf8'), 200, { 'Content-Type': `${type}; charset=utf-8` }),
    );
  }
  return routes;
}
