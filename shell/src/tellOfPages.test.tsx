import { createMemoryRouter } from 'react-router-dom';
import { tellOfPages } from './tellOfPages';

/** A router whose page `/far` is loaded by hand, and what is heard of it and of the islands. */
function start() {
  const heard: string[] = [];
  let arrive: () => void = () => undefined;
  const far = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const router = createMemoryRouter(
    [
      { id: 'list', path: '/list', loader: () => null },
      { id: 'near', path: '/near', loader: () => null },
      { id: 'far', path: '/far', loader: () => far },
      { id: 'broken', path: '/broken', loader: () => Promise.reject(new Error('it broke')) },
    ],
    { initialEntries: ['/list'], hydrationData: { loaderData: { list: null } } },
  );
  let mayFollow = false;
  const islands = {
    maySleep: () => true,
    add: () => () => undefined,
    begin: () => undefined,
    wakeInTurn: () => undefined,
    wakeAll: () => heard.push('all wake'),
    leave: () => heard.push('they leave'),
    letFollow: (may: boolean) => void (mayFollow = may),
    mayFollow: () => mayFollow,
  };
  router.initialize();
  const told = tellOfPages(router, { islands } as never, () => document.body);
  const stop = told.subscribe(({ location, navigation }) =>
    heard.push(`${navigation.state} ${location.pathname}${location.search}`),
  );
  return { router, told, heard, arrive, stop, islands };
}

type Started = ReturnType<typeof start>['router'];

/** Where pages are shown; tests have no screen of their own. */
let width: number;
beforeEach(() => {
  jest.useFakeTimers();
  width = 360;
  const matchMedia = (query: string) => ({
    matches: width <= 16 * Number(/max-width: ([\d.]+)em/.exec(query)?.[1]),
  });
  Object.assign(window, { matchMedia });
});
afterEach(() => void jest.useRealTimers());

test('a page that is there is told of once, and what leaves with the one before stays asleep', async () => {
  const { router, told, heard } = start();
  await router.navigate('/near');
  await jest.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual(['they leave', 'idle /near']);
  expect(told.state.location.pathname).toBe('/near');
});

test('a page that takes its time is said to be loading, once everything is awake', async () => {
  const { router, heard, arrive } = start();
  void router.navigate('/far');
  await jest.advanceTimersByTimeAsync(99);
  expect(heard).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(['all wake', 'loading /list']);
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(heard.slice(2)).toEqual(['they leave', 'idle /far']);
});

test('where the page stays, everything wakes while its data is fetched', async () => {
  const { router, heard } = start();
  const going = router.navigate('/list?sort=newest');
  expect(heard).toEqual(['all wake']);
  await going;
  expect(heard.slice(1)).toEqual(['all wake', 'idle /list?sort=newest']);
});

test.each([
  { way: 'a link', go: (router: Started) => router.navigate('/list'), may: true },
  {
    way: 'a link to another page of its list',
    go: (router: Started) => router.navigate('/near?page=2'),
    may: true,
  },
  { way: 'a filter', go: (router: Started) => router.navigate('/near?colour=red'), may: false },
  { way: 'a link into the middle', go: (router: Started) => router.navigate('/list#reviews'), may: false },
  { way: 'going back', go: (router: Started) => router.navigate(-1), may: false },
])('what is never seen at first may follow after $way: $may', async ({ go, may }) => {
  const { router, islands } = start();
  await router.navigate('/near');
  await go(router);
  await jest.advanceTimersByTimeAsync(0);
  expect(islands.mayFollow()).toBe(may);
});

test('where the screen is wider than a phone the page comes whole', async () => {
  const { router, islands } = start();
  width = 600;
  await router.navigate('/near');
  expect(islands.mayFollow()).toBe(false);
});

test('a page that fails takes the place of the one before', async () => {
  const { router, heard } = start();
  await router.navigate('/broken');
  expect(heard).toEqual(['they leave', 'idle /broken']);
});

test('who stops listening hears nothing of what was still loading', async () => {
  const { router, heard, stop } = start();
  void router.navigate('/far');
  stop();
  await jest.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual([]);
});
