/**
 * `node titleChangelog.mjs`, which `lerna version` runs in the folder of a package whose version it has raised: what was
 * written under "Unreleased" gets that version as its title. Ends with 1 when nothing was written.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { titled } from './titled.mjs';

const file = 'CHANGELOG.md';
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const changelog = titled(readFileSync(file, 'utf8'), version);
if (!changelog) {
  console.error(`${name}/${file} says nothing under "## Unreleased" about ${version}.`);
  process.exit(1);
}
writeFileSync(file, changelog);
execFileSync('git', ['add', file]);
