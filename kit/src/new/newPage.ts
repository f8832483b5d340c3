import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownerOf } from '@shop/kernel/platform';
import { writeOwnLinks } from '../links/writeOwnLinks';
import { readProject } from '../project/readProject';
import { addToManifest } from './addToManifest';
import { pageFiles } from './pageFiles';
import { writeFiles } from './writeFiles';

const usage = "shop-remote new page /gift-shop/boxes 'Gift boxes'";

/**
 * Adds a page to the remote in `folder`: the page and its test, its route, and the link by which others name it. Throws
 * with one sentence when it cannot, before anything is written.
 */
export function newPage(folder: string, [address = '', title = '']: string[]): void {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(address) || !title)
    throw new Error(`Say address and title, as in: ${usage}`);
  const { manifest } = readProject(folder);
  if (!ownerOf([manifest], address))
    throw new Error(`${address} is none of this remote's addresses: ${manifest.prefixes.join(', ')}.`);
  const link = address.slice(1).replaceAll('/', '-');
  if (Object.hasOwn(manifest.links ?? {}, link)) throw new Error(`There is a link ${link} already.`);
  const chunk = address.split('/').at(-1) ?? '';
  if (existsSync(path.join(folder, 'src', chunk))) throw new Error(`The folder src/${chunk} exists already.`);
  const { files, route } = pageFiles({ remote: manifest.name, address, title, link, chunk });
  const routesFile = path.join(folder, 'src/routes.ts');
  const routes = readFileSync(routesFile, 'utf8');
  const end = routes.lastIndexOf('];');
  if (end < 0) throw new Error('src/routes.ts holds no list of routes.');

  writeFiles(folder, files);
  writeFileSync(routesFile, `${routes.slice(0, end)}${route}${routes.slice(end)}`);
  addToManifest(folder, 'links', `"${link}": "${address}"`);
  writeOwnLinks(folder, false);
  console.log(`${address} is a page now: src/${chunk}. Others link to it by the name ${link}.`);
}
