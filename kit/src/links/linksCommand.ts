import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeWhole } from '@shop/registry/desk';
import { readProject } from '../project/readProject';
import { readShop } from '../shop/readShop';
import { linkTypes } from './linkTypes';
import { writeOwnLinks } from './writeOwnLinks';

/**
 * Writes the types of what the remote in `folder` offers. With `--shop` also what the other remotes of a running shop
 * offer: the types, and the templates, which tests need.
 */
export async function linksCommand(folder: string, args: string[]): Promise<void> {
  const { shop, check = false } = parseArgs({
    args,
    options: { shop: { type: 'string' }, check: { type: 'boolean' } },
  }).values;
  writeOwnLinks(folder, check);
  if (!shop) return;
  const { name } = readProject(folder).manifest;
  const { registry } = await readShop(shop);
  const others = registry.remotes.filter((remote) => remote.name !== name);
  const links: Record<string, string> = Object.assign({}, ...others.map((remote) => remote.links));
  writeWhole(path.join(folder, 'shop-links.json'), links);
  writeFileSync(
    path.join(folder, 'shop-links.d.ts'),
    linkTypes(links, `What the remotes of ${shop} offer. Written by \`shop-remote links --shop ${shop}\``),
  );
}
