import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kitFolder } from '../project/kitFolder';
import { remoteFiles } from './remoteFiles';

const inRepository = (...names: string[]) => path.join(kitFolder(), '..', ...names);

const version = {
  kernel: '0.2.0',
  ui: '0.3.0',
  react: '19.3.1',
  reactDom: '19.3.1',
  styledComponents: '6.6.0',
};
const files = remoteFiles({ name: 'mf-gifts', prefix: '/gift-shop', title: 'Asha’s "gift" shop', version });

const keys = (text: string) => Object.keys(JSON.parse(text) as object).sort();

test('a new remote declares what an existing one declares', () => {
  const existing = (file: string) => readFileSync(inRepository('mf-checkout', file), 'utf8');
  expect(keys(files['package.json'] ?? '')).toEqual(keys(existing('package.json')));
  const scripts = (text: string) => keys(JSON.stringify((JSON.parse(text) as { scripts: object }).scripts));
  expect(scripts(files['package.json'] ?? '')).toEqual(scripts(existing('package.json')));
  expect(files['tsconfig.json']).toBe(existing('tsconfig.json'));
  expect(keys(files['remote.json'] ?? '')).toEqual(keys(existing('remote.json')));
  expect(readdirSync(inRepository('mf-checkout/src'))).toEqual(
    expect.arrayContaining(['routes.ts', 'standalone.tsx']),
  );
});

test('a new remote asks for the shared packages of today', () => {
  const { dependencies } = JSON.parse(files['package.json'] ?? '') as { dependencies: object };
  expect(dependencies).toMatchObject({ '@shop/kernel': '^0.2.0', '@shop/ui': '^0.3.0' });
});

test('a title with quotes stays one string', () => {
  const title = "It's \\ here";
  const page = remoteFiles({ name: 'mf-a', prefix: '/a', title, version })['src/start/StartPage.tsx'];
  expect(page).toContain(String.raw`title={'It\'s \\ here'}`);
});
