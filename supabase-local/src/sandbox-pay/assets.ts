import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { lookUp } from '@shop/kernel/domain';
import { packageDir } from '../folders';

const mount = '/sandbox-pay/assets';
export const assetPaths = {
  styles: ['page', 'ways', 'fields', 'result'].map((name) => `${mount}/${name}.css`),
  script: `${mount}/pay.js`,
  icon: `${mount}/icon.svg`,
};

const folder = join(packageDir, 'src/sandbox-pay/assets');
const types = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Stylesheets, script and icon of the pages. */
export function createAssetRoutes(): Hono {
  const routes = new Hono();
  for (const path of [...assetPaths.styles, assetPaths.script, assetPaths.icon]) {
    const file = path.slice(mount.length + 1);
    const headers = { 'Content-Type': `${lookUp(types, extname(file))}; charset=utf-8` };
    routes.get(`/${file}`, async (c) => c.body(await readFile(join(folder, file), 'utf8'), 200, headers));
  }
  return routes;
}
