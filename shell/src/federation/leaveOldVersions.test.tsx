import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from '@shop/kernel/routing';
import type { RegistryEntry } from '@shop/registry';
import { leaveOldVersions, tryingAgain } from './leaveOldVersions';

const remote = (name: string, prefixes: string[], more: Partial<RegistryEntry> = {}) =>
  ({
    name,
    version: '1',
    prefixes,
    entry: 'e.js',
    integrity: { 'e.js': 'sha384-1' },
    ...more,
  }) as RegistryEntry;

/** A shop on `/` whose other pages come at once, or with a loader. */
function open({
  killed = [] as string[] | Promise<string[]>,
  entries = [remote('mf-a', ['/', '/a', '/slow'])],
  at = '/',
  live = [] as RegistryEntry[] | Promise<RegistryEntry[]>,
} = {}) {
  history.replaceState(null, '', at);
  const asked = { times: 0 };
  const opened: string[] = [];
  const routes: RouteObject[] = [
    { path: '/slow', loader: () => Promise.resolve(null), Component: () => null },
    { path: '*', Component: () => null },
  ];
  const router = createBrowserRouter(routes);
  leaveOldVersions(router, entries, {
    killed: () => {
      asked.times += 1;
      return Promise.resolve(killed);
    },
    live: () => Promise.resolve(live),
    open: ({ pathname, search }) => void opened.push(pathname + search),
  });
  return { router, asked, opened };
}

test.each(['/a', '/slow'])('a tab with a killed version opens %s as a document', async (path) => {
  const { router, opened } = open({ killed: ['mf-b@1', 'mf-a@1'] });
  await router.navigate(`${path}?x=1`);
  expect(opened).toEqual([`${path}?x=1`]);
});

test.each([[[]], [['mf-a@2', 'mf-b@1']]])('with %j killed a tab stays', async (killed) => {
  const { router, opened } = open({ killed });
  await router.navigate('/a');
  await router.navigate('/slow');
  expect(opened).toEqual([]);
});

test('each page is asked about once, a change of its filters is not', async () => {
  const { router, asked } = open();
  await router.navigate('/slow');
  await router.navigate('/slow?sort=price');
  await router.navigate('/slow#reviews');
  expect(asked.times).toBe(1);
  await router.navigate('/a');
  expect(asked.times).toBe(2);
});

test('what was killed without another version is asked for anew at each visit, and elsewhere the tab stays', async () => {
  const entries = [remote('mf-a', ['/', '/a']), remote('mf-c', ['/slow'], { isKilled: true })];
  const { router, opened } = open({ killed: ['mf-c@1'], entries });
  await router.navigate('/a');
  expect(opened).toEqual([]);
  await router.navigate('/slow');
  expect(opened).toEqual(['/slow']);
});

test('a page that is shown already is opened again when it is asked for again', async () => {
  const entries = [remote('mf-c', ['/slow'], { isKilled: true })];
  const { router, opened } = open({ entries, at: '/slow' });
  expect(opened).toEqual([]);
  await router.navigate('/slow', { replace: true });
  expect(opened).toEqual(['/slow']);
});

const broken = [remote('mf-a', ['/', '/broken'])];
test.each<[string, RegistryEntry[], string[]]>([
  ['another version is live', [remote('mf-a', [], { version: '2' })], ['/broken']],
  [
    'the same version has other bytes',
    [remote('mf-a', [], { integrity: { 'e.js': 'sha384-2' } })],
    ['/broken'],
  ],
  ['the same is live', [remote('mf-a', [])], []],
  ['nobody can tell', [], []],
])('a page that failed is asked for again: %s', async (_, live, expected) => {
  const { router, opened } = open({ entries: broken, live });
  await router.navigate('/broken');
  expect(opened).toEqual([]);
  await router.navigate('/broken', { replace: true, state: tryingAgain });
  await Promise.resolve();
  expect(opened).toEqual(expected);
});

test('a page that works is not left when it is asked for again', async () => {
  const { router, opened } = open({ live: [remote('mf-a', [], { version: '2' })] });
  await router.navigate('/a');
  await router.navigate('/a', { replace: true });
  expect(opened).toEqual([]);
});

/** An answer that comes when it is given. */
function later<Value>() {
  let answer: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => (answer = resolve));
  return [promise, (value: Value) => answer(value)] as const;
}

test.each(['/slow', '/a?sort=price'])(
  'an answer that comes when somebody is at %s already opens that, not the page that was asked about',
  async (path) => {
    const [killed, answer] = later<string[]>();
    const { router, opened } = open({ killed });
    await router.navigate('/a');
    await router.navigate(path);
    answer(['mf-a@1']);
    await killed;
    expect(new Set(opened)).toEqual(new Set([path]));
  },
);

test('whoever went on from a page that failed is not taken back to it', async () => {
  const [live, answer] = later<RegistryEntry[]>();
  const { router, opened } = open({ entries: broken, live });
  await router.navigate('/broken');
  await router.navigate('/broken', { replace: true, state: tryingAgain });
  await router.navigate('/a');
  answer([remote('mf-a', [], { version: '2' })]);
  await live;
  await Promise.resolve();
  await Promise.resolve();
  expect(opened).toEqual([]);
});
