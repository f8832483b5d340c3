import { createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from '@shop/kernel/routing';
import type { RegistryEntry } from '@shop/registry';
import { leaveKilled } from './leaveKilled';

const remote = (name: string, prefixes: string[], more: Partial<RegistryEntry> = {}) =>
  ({ name, version: '1', prefixes, ...more }) as RegistryEntry;

/** A shop on `/` whose other pages come at once, or with a loader. */
function open({ killed = [] as string[], entries = [remote('mf-a', ['/', '/a', '/slow'])], at = '/' } = {}) {
  history.replaceState(null, '', at);
  const asked = { times: 0 };
  const opened: string[] = [];
  const routes: RouteObject[] = [
    { path: '/slow', loader: () => Promise.resolve(null), Component: () => null },
    { path: '*', Component: () => null },
  ];
  const router = createBrowserRouter(routes);
  leaveKilled(router, entries, {
    killed: () => {
      asked.times += 1;
      return Promise.resolve(killed);
    },
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
