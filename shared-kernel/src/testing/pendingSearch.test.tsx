import { act, screen } from '@testing-library/react';
import { Outlet, useBlocker, useLocation } from 'react-router-dom';
import { Link } from '../routing/Link';
import { usePendingSearch } from '../routing/usePendingSearch';
import { createTestPlatform } from './createTestPlatform';
import { renderRoutes } from './renderRoutes';

const withValue = (name: string, value: string) => (search: URLSearchParams) => {
  const next = new URLSearchParams(search);
  next.set(name, value);
  return next;
};

/** The addresses for which the list was rendered, and whether it said that another was on its way. */
let rendered: string[];
beforeEach(() => (rendered = []));

function List() {
  const { search, isPending, go } = usePendingSearch();
  rendered.push(`${useLocation().search}${isPending ? ' pending' : ''}`);
  return (
    <>
      <output>{search.toString()}</output>
      {isPending && <p>Loading</p>}
      <input type="checkbox" checked={search.has('new')} onChange={() => go(withValue('new', '1'))} />
      <button onClick={() => go(() => ({ tab: 'all' }), { replace: true })}>All</button>
      <Link to={withValue('sort', 'price')}>By price</Link>
      <Link to={() => ''}>Clear</Link>
      <Link to="/other">Other</Link>
    </>
  );
}

function Guard() {
  useBlocker(({ nextLocation }) => nextLocation.search.includes('new'));
  return <Outlet />;
}

/** A list whose answers wait for `answer`. */
async function open(path: string, layout?: React.ReactElement) {
  let answer = () => {};
  let isFirst = true;
  const loader = () => {
    if (isFirst) {
      isFirst = false;
      return null;
    }
    return new Promise((resolve) => (answer = () => resolve(null)));
  };
  const page = { path: '/list', loader, element: <List /> };
  const other = { path: '/other', loader, element: <p>Another page</p> };
  const { platform } = createTestPlatform({ database: {}, links: {} });
  const { user, router } = await renderRoutes([{ element: layout, children: [page, other] }], path, platform);
  const link = (name: string) => screen.getByRole('link', { name });
  return {
    user,
    router,
    link,
    box: () => screen.getByRole<HTMLInputElement>('checkbox'),
    shown: () => screen.getByRole('status').textContent,
    answer: () => act(async () => answer()),
  };
}

/** Presses one after the other, of which React hears when all are over, as it does of a shop's router. */
const press = (...elements: HTMLElement[]) =>
  act(async () => {
    for (const element of elements) {
      element.click();
      await Promise.resolve();
    }
  });

test('what is chosen shows at once, and stands in the address when the answer is here', async () => {
  const { box, shown, answer } = await open('/list?q=silk');
  expect(screen.queryByText('Loading')).toBeNull();
  await press(box());
  expect(box().checked).toBe(true);
  expect(shown()).toBe('q=silk&new=1');
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(location.search).toBe('?q=silk');
  await answer();
  expect(location.search).toBe('?q=silk&new=1');
  expect(screen.queryByText('Loading')).toBeNull();
});

test('once the answer shows, nothing is on its way any more', async () => {
  const { box, answer } = await open('/list');
  await press(box());
  await answer();
  expect(rendered).toContain(' pending');
  expect(rendered).not.toContain('?new=1 pending');
});

test('a press builds upon those before it, of which React has not heard', async () => {
  const { link, box, shown, answer } = await open('/list?q=silk');
  await press(link('By price'), box(), link('By price'));
  expect(shown()).toBe('q=silk&sort=price&new=1');
  await answer();
  expect(location.search).toBe('?q=silk&sort=price&new=1');
});

test('a press builds upon those before it whose answer is on its way', async () => {
  const { link, box, answer } = await open('/list?q=silk');
  await press(box());
  expect(link('By price').getAttribute('href')).toBe('/list?q=silk&new=1&sort=price');
  await press(link('By price'));
  await answer();
  expect(location.search).toBe('?q=silk&new=1&sort=price');
});

test('a link that takes a choice back does so at once', async () => {
  const { link, box, shown, answer } = await open('/list');
  await press(box(), link('Clear'));
  expect(box().checked).toBe(false);
  expect(shown()).toBe('');
  await answer();
  expect(location.search).toBe('');
});

test('what a blocker refuses is not chosen', async () => {
  const { box, shown } = await open('/list?q=silk', <Guard />);
  await press(box());
  expect(box().checked).toBe(false);
  expect(shown()).toBe('q=silk');
  expect(screen.queryByText('Loading')).toBeNull();
});

test('on the way to another page the list keeps its address, and a press builds upon that', async () => {
  const { link, shown, answer } = await open('/list?q=silk');
  await press(link('Other'));
  expect(shown()).toBe('q=silk');
  expect(screen.queryByText('Loading')).toBeNull();
  await press(link('By price'));
  await answer();
  expect(location.pathname + location.search).toBe('/list?q=silk&sort=price');
});

test('a change may be any query, and take the place of the last address in the history', async () => {
  const { router, answer } = await open('/list?q=silk');
  await press(screen.getByRole('button'));
  await answer();
  expect(location.search).toBe('?tab=all');
  expect(router.state.historyAction).toBe('REPLACE');
});
