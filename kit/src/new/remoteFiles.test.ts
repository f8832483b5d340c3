import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kitFolder } from '../project/kitFolder';
import { readJson } from '../project/readJson';
import type { NewRemote } from './NewRemote';
import { remoteFiles } from './remoteFiles';

const inRepository = (...names: string[]) => path.join(kitFolder(), '..', ...names);
const packages = readJson<NewRemote['packages']>(path.join(kitFolder(), 'remote-packages.json'));
const contract = {
  '@shop/kernel': '^0.2.0',
  '@shop/ui': '^0.3.0',
  react: '^19.3.1',
  'styled-components': '^6',
};
const gifts: NewRemote = {
  name: 'mf-gifts',
  prefix: '/gift-shop',
  title: 'Asha’s "gift" shop',
  home: 'workspace',
  packages,
  contract,
};
const files = remoteFiles(gifts);
const fileOf = (name: string, all = files) => all[name] ?? '';

const keys = (text: string) => Object.keys(JSON.parse(text) as object).sort();
const scriptsOf = (text: string) => (JSON.parse(text) as { scripts: Record<string, string> }).scripts;

test('a new remote declares what an existing one declares', () => {
  const existing = (file: string) => readFileSync(inRepository('mf-checkout', file), 'utf8');
  expect(keys(fileOf('package.json'))).toEqual(keys(existing('package.json')));
  expect(scriptsOf(fileOf('package.json').replaceAll('mf-gifts', 'mf-checkout'))).toEqual(
    scriptsOf(existing('package.json')),
  );
  expect(fileOf('tsconfig.json')).toBe(existing('tsconfig.json'));
  const ofSomePages = ['plain', 'titles'];
  expect(keys(fileOf('remote.json'))).toEqual(
    keys(existing('remote.json')).filter((key) => !ofSomePages.includes(key)),
  );
  expect(JSON.parse(fileOf('remote.json'))).toMatchObject({ contract });
});

test('a repository of its own has every command of a workspace’s remote but the shared lint', () => {
  const own = remoteFiles({ ...gifts, home: 'repository' });
  const { lint: _ofWorkspace, ...shared } = scriptsOf(fileOf('package.json'));
  expect(keys(JSON.stringify(scriptsOf(fileOf('package.json', own))))).toEqual(
    [...Object.keys(shared), 'links:types'].sort(),
  );
  expect(fileOf('package.json', own)).not.toContain('../');
});

test('a new remote is given the packages that this shop is developed with', () => {
  const root = readJson<{ devDependencies: Record<string, string> }>(inRepository('package.json'));
  const { '@typescript/native': typescript = '', ...tools } = root.devDependencies;
  const known = { ...tools, typescript: typescript.replace('npm:typescript@', '') };
  for (const [name, version] of Object.entries(packages.devDependencies).filter(
    ([each]) => each !== '@shop/kit',
  ))
    expect([name, version]).toEqual([name, new Map(Object.entries(known)).get(name)]);
  const ui = readJson<{ dependencies: object }>(inRepository('shared-ui/package.json'));
  const { '@shop/kernel': kernel, '@shop/ui': _ui, ...libraries } = packages.dependencies;
  expect(ui.dependencies).toMatchObject(libraries);
  expect(readJson(inRepository('mf-checkout/package.json'))).toMatchObject({
    dependencies: { '@shop/kernel': kernel, '@shop/ui': _ui },
  });
});

test('a title with quotes stays one string', () => {
  const page = fileOf('src/start/StartPage.tsx', remoteFiles({ ...gifts, title: "It's \\ here" }));
  expect(page).toContain(String.raw`title={'It\'s \\ here'}`);
});
