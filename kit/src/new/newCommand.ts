import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { kitFolder } from '../project/kitFolder';
import { readJson } from '../project/readJson';
import { readProject } from '../project/readProject';
import { newPage } from './newPage';
import type { NewRemote } from './NewRemote';
import { newSlot } from './newSlot';
import { remoteFiles } from './remoteFiles';
import { writeFiles } from './writeFiles';

const usage = "shop-remote new mf-gifts /gift-shop 'The gift shop'";

/**
 * `new page …` and `new slot …` add to the remote in `folder`. Else makes the folder of a remote that runs: in `folder`, where that is a workspace of remotes, or else as a repository of
 * its own. `--packages` is a folder with the shop's packages as npm packs them, for a shop that publishes them nowhere.
 * `--no-install` leaves installing to another package manager. Throws with one sentence when a name is taken or wrong.
 */
export function newCommand(folder: string, args: string[]): void {
  const [what, ...words] = args;
  if (what === 'page') return newPage(folder, words);
  if (what === 'slot') return newSlot(folder, words);
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { packages: { type: 'string' }, 'no-install': { type: 'boolean' } },
  });
  const [name = '', prefix = '', title = ''] = positionals;
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name) || !/^\/[a-z0-9]+([-/][a-z0-9]+)*$/.test(prefix) || !title)
    throw new Error(`Say name, address and title, as in: ${usage}`);
  const target = path.join(folder, name);
  if (existsSync(target)) throw new Error(`The folder ${name} exists already.`);
  const home = hasRemotes(folder) ? 'workspace' : 'repository';
  if (home === 'workspace') refuseTaken(folder, prefix);

  const packages = readJson<NewRemote['packages']>(path.join(kitFolder(), 'remote-packages.json'));
  const { '@shop/kernel': kernel = '', '@shop/ui': ui = '' } = packages.dependencies;
  const { react = '', 'styled-components': styledComponents = '' } = packages.dependencies;
  const contract = {
    '@shop/kernel': kernel,
    '@shop/ui': ui,
    react: `^${react}`,
    'styled-components': `^${styledComponents}`,
  };
  if (values.packages) takeFrom(path.resolve(folder, values.packages), packages);
  writeFiles(target, remoteFiles({ name, title, prefix, home, packages, contract }));
  if (home === 'repository') execFileSync('git', ['init', '--quiet'], { cwd: target });
  if (!values['no-install'])
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
      cwd: home === 'workspace' ? folder : target,
      stdio: 'inherit',
    });
  console.log(
    home === 'workspace'
      ? `${name} answers for ${prefix}. See it with npm run dev, release it with npm run release -w ${name}.`
      : `${name} answers for ${prefix}. In its folder: npm run dev, npm run check, npm run release -- --to <shop>.`,
  );
}

const remotesIn = (folder: string) =>
  readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'remote.json')));

const hasRemotes = (folder: string) =>
  existsSync(path.join(folder, 'package.json')) && remotesIn(folder).length > 0;

function refuseTaken(folder: string, prefix: string): void {
  const owner = remotesIn(folder)
    .map((name) => readProject(path.join(folder, name)).manifest)
    .find(({ prefixes }) => prefixes.includes(prefix));
  if (owner) throw new Error(`${owner.name} answers for ${prefix} already.`);
}

/** Lets npm take the shop's packages from files, such as `shop-kernel-0.4.0.tgz`. */
function takeFrom(folder: string, { dependencies, devDependencies }: NewRemote['packages']): void {
  const files = readdirSync(folder);
  for (const asked of [dependencies, devDependencies]) {
    for (const name of Object.keys(asked).filter((each) => each.startsWith('@shop/'))) {
      const form = new RegExp(`^${name.slice(1).replace('/', '-')}-\\d.*\\.tgz$`);
      const file = files.find((each) => form.test(each));
      if (!file) throw new Error(`${folder} holds no package of ${name}.`);
      asked[name] = `file:${path.join(folder, file)}`;
    }
  }
}
