import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@shop/registry/testing';
import { kitFolder } from '../project/kitFolder';
import { readJson } from '../project/readJson';
import { newPage } from './newPage';
import type { NewRemote } from './NewRemote';
import { newSlot } from './newSlot';
import { remoteFiles } from './remoteFiles';
import { writeFiles } from './writeFiles';

const home = temporaryFolder();
const folder = path.join(home, 'mf-gifts');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

beforeEach(() => {
  const packages = readJson<NewRemote['packages']>(path.join(kitFolder(), 'remote-packages.json'));
  const contract = {
    '@shop/kernel': '^0.4.0',
    '@shop/ui': '^0.2.0',
    react: '^19',
    'styled-components': '^6',
  };
  writeFiles(
    folder,
    remoteFiles({
      name: 'mf-gifts',
      prefix: '/gift-shop',
      title: 'The gift shop',
      home: 'repository',
      packages,
      contract,
    }),
  );
});

test('a page comes with its route, its link and its test', () => {
  newPage(folder, ['/gift-shop/gift-boxes', 'Boxes']);
  expect(read('src/routes.ts')).toContain(`  {
    id: 'mf-gifts/gift-boxes',
    path: '/gift-shop/gift-boxes',
    ...lazyPage(() => import(/* webpackChunkName: "gift-boxes" */ './gift-boxes/GiftBoxesPage')),
  },
];`);
  expect(readJson(path.join(folder, 'remote.json'))).toMatchObject({
    links: { 'gift-shop': '/gift-shop', 'gift-shop-gift-boxes': '/gift-shop/gift-boxes' },
  });
  expect(read('remote.json')).toContain('"prefixes": ["/gift-shop"],');
  expect(read('links.d.ts')).toContain("'gift-shop-gift-boxes': '/gift-shop/gift-boxes';");
  expect(read('src/gift-boxes/GiftBoxesPage.test.tsx')).toContain("name: 'Boxes'");
});

test.each([
  ['an address of another team', ['/cart', 'Cart'], /none of this remote's addresses: \/gift-shop/],
  ['an address that is taken', ['/gift-shop', 'Gifts'], /a link gift-shop already/],
  ['no title', ['/gift-shop/boxes'], /Say address and title/],
])('%s is refused before anything is written', (_, words, sentence) => {
  const before = read('src/routes.ts');
  expect(() => newPage(folder, words)).toThrow(sentence);
  expect(read('src/routes.ts')).toBe(before);
});

test('a first slot and a second one stand in one table', () => {
  const other = path.join(home, 'mf-other');
  cpSync(folder, other, { recursive: true });
  newSlot(other, ['gift-note']);
  newSlot(other, ['wrap']);
  const slots = readFileSync(path.join(other, 'src/slots.ts'), 'utf8');
  expect(slots).toBe(`import type { SlotsModule } from '@shop/kernel/platform';
import { GiftNote } from './gift-note/GiftNote';
import { Wrap } from './wrap/Wrap';

/** What this team offers to others. */
export const slots: SlotsModule['slots'] = { 'gift-note': GiftNote, wrap: Wrap };
`);
  expect(readJson(path.join(other, 'remote.json'))).toMatchObject({ slots: ['gift-note', 'wrap'] });
  newSlot(other, ['bows']);
  expect(readFileSync(path.join(other, 'src/slots.ts'), 'utf8')).toContain(`
import { Bows } from './bows/Bows';
import { GiftNote } from './gift-note/GiftNote';
`);
  expect(() => newSlot(other, ['wrap'])).toThrow('mf-gifts offers the slot wrap already.');
});

test('what a team has written in remote.json stays as it is, but for the line of what is new', () => {
  const other = path.join(home, 'mf-lines');
  cpSync(folder, other, { recursive: true });
  const file = path.join(other, 'remote.json');
  const before = readFileSync(file, 'utf8')
    .replace('"slots": []', '"slots": [\n    "gift-note"\n  ]')
    .replace(
      '"links": {',
      '"probe": { "slots": { "gift-note": {} } },\n  "links": { "gift": "/gift-shop{/id}{?max}",',
    );
  writeFileSync(file, before);
  newPage(other, ['/gift-shop/boxes', 'Boxes']);
  newSlot(other, ['wrap']);
  expect(readFileSync(file, 'utf8')).toBe(
    before
      .replace('"gift-note"\n', '"gift-note",\n    "wrap"\n')
      .replace(
        '"gift-shop": "/gift-shop" }',
        '"gift-shop": "/gift-shop", "gift-shop-boxes": "/gift-shop/boxes" }',
      ),
  );
});

test('a remote that offers no link yet offers its first', () => {
  const other = path.join(home, 'mf-linkless');
  cpSync(folder, other, { recursive: true });
  const file = path.join(other, 'remote.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('  "links": { "gift-shop": "/gift-shop" },\n', ''));
  newPage(other, ['/gift-shop/boxes', 'Boxes']);
  const { links } = readJson<{ links: Record<string, string> }>(file);
  expect(links).toEqual({ 'gift-shop-boxes': '/gift-shop/boxes' });
});
