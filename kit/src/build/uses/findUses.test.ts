import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@shop/registry/testing';
import { findUses } from './findUses';
import { noUses } from './Uses';

const folder = temporaryFolder();
let count = 0;
const usesOf = (...texts: string[]) =>
  findUses(
    texts.map((text) => {
      const file = path.join(folder, `${(count += 1)}.tsx`);
      writeFileSync(file, text);
      return file;
    }),
  );

test.each<[string, string, object]>([
  [
    'a link',
    `import { linkTo } from '@shop/kernel/routing'; linkTo('product', { id: 1 });`,
    { links: ['product'] },
  ],
  [
    'a link under another name',
    `import { linkTo as to } from '@shop/kernel/routing'; export const home = to('home');`,
    { links: ['home'] },
  ],
  [
    'a slot',
    `import { Slot } from '@shop/kernel/react'; export const Rail = () => <Slot name="product-rail" props={{}} />;`,
    { slots: ['product-rail'] },
  ],
  [
    'commands',
    `const { commands } = usePlatform(); await commands.run('open-sign-in', {}); platform.commands.handle('show-toast', f);`,
    { commands: ['open-sign-in'], handles: ['show-toast'] },
  ],
  [
    'facts',
    `usePlatform().bus.on('bag/changed').subscribe(f); bus.onElsewhere('bag/saved'); bus.publish('wishlist/saved', x);`,
    { facts: ['bag/changed', 'bag/saved'], announces: ['wishlist/saved'] },
  ],
  [
    'messages',
    `import { useToast } from '@shop/kernel/react'; export const use = () => useToast();`,
    { commands: ['show-toast'] },
  ],
  [
    'the sign-in dialog',
    `import { useAuth } from '@shop/kernel/react'; export const use = () => { const { openDialog } = useAuth(); };`,
    { commands: ['open-sign-in'] },
  ],
])('%s: found', (_, text, found) => {
  expect(usesOf(text)).toEqual({ ...noUses(), ...found });
});

test.each<[string, string]>([
  ['a component of the remote’s own', `import { Slot } from './Slot2'; <Other name="x" />;`],
  ['who is signed in', `import { useAuth } from '@shop/kernel/react'; const { user } = useAuth();`],
  [
    'a type',
    `import type { ShopCommands } from '@shop/kernel/platform'; type A = ShopCommands['show-toast'];`,
  ],
  ['a list’s own method', `const runs = { run: (name) => name }; runs.run('open-sign-in');`],
])('%s: nothing of another team’s', (_, text) => {
  expect(usesOf(text)).toEqual(noUses());
});

test('a name that is no text is said, with its file', () => {
  expect(usesOf(`import { linkTo } from '@shop/kernel/routing'; linkTo(page);`).unclear).toEqual([
    expect.stringMatching(/\d+\.tsx: linkTo\(…\)$/),
  ]);
  expect(
    usesOf(`import { Slot } from '@shop/kernel/react'; <Slot name={name} props={{}} />;`).unclear,
  ).toHaveLength(1);
  expect(usesOf(`commands.run(name, {}); bus.on(fact);`).unclear).toHaveLength(2);
});

test('a package may say which functions of its own take a name', () => {
  const file = path.join(folder, 'own.tsx');
  writeFileSync(file, `const [request] = useHandledRequest('open-sign-in');`);
  expect(findUses([file], new Map([['useHandledRequest', 'handles']])).handles).toEqual(['open-sign-in']);
});

test('names of several files come once, in their order', () => {
  const link = (name: string) => `import { linkTo } from '@shop/kernel/routing'; linkTo('${name}');`;
  expect(usesOf(link('home'), link('cart'), link('home')).links).toEqual(['cart', 'home']);
});
