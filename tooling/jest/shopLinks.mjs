import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** What all remotes of this repository offer: names of links and their URI templates. */
export const shopLinks = Object.assign(
  {},
  ...readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => JSON.parse(readFileSync(new URL(`${name}/remote.json`, root), 'utf8')).links),
);
