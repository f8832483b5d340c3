import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PlatformProvider } from '../react/PlatformProvider';
import { isWithin } from '../routing/isWithin';
import { Link, NavLink } from '../routing/Link';
import { createTestPlatform } from './createTestPlatform';

/** What is left to the browser, which in a test goes nowhere. */
let leftToBrowser: string[];
const hear = (event: MouseEvent) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  leftToBrowser.push((event.target as HTMLAnchorElement).getAttribute('href') ?? '');
};

beforeEach(() => {
  leftToBrowser = [];
  window.addEventListener('click', hear);
});
afterEach(() => window.removeEventListener('click', hear));

function show(children: ReactNode, at = '/') {
  const { platform } = createTestPlatform({ database: {}, links: {} });
  history.replaceState(null, '', at);
  const router = createBrowserRouter([{ path: '*', element: children }]);
  render(
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return router;
}

test('a press on a link shows its page with what the link carries', async () => {
  const router = show(
    <Link to="/category/men" state={{ from: 'test' }}>
      Men
    </Link>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(router.state.location).toMatchObject({ pathname: '/category/men', state: { from: 'test' } });
  expect(router.state.historyAction).toBe('PUSH');
  expect(leftToBrowser).toEqual([]);
});

test('a link to the page that shows takes its place in the history', async () => {
  const router = show(<Link to="/category/men">Men</Link>, '/category/men');
  await userEvent.click(screen.getByRole('link'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a link to a part of the address follows the page that shows', async () => {
  const router = show(
    <>
      <Link to="?sort=newest">Newest</Link>
      <Link to="/category/women">Women</Link>
    </>,
    '/category/men',
  );
  const newest = screen.getByRole('link', { name: 'Newest' });
  expect(newest.getAttribute('href')).toBe('/category/men?sort=newest');
  await userEvent.click(screen.getByRole('link', { name: 'Women' }));
  expect(newest.getAttribute('href')).toBe('/category/women?sort=newest');
  await userEvent.click(newest);
  expect(router.state.location).toMatchObject({ pathname: '/category/women', search: '?sort=newest' });
});

test('a page that comes renders no link of the frame anew', async () => {
  const router = show(<Link to="/category/men">Men</Link>);
  const rendered = renderedProps(screen.getByRole('link'));
  await act(() => router.navigate('/category/women'));
  expect(renderedProps(screen.getByRole('link'))).toBe(rendered);
});

/** React's own note of what an element was last rendered with; a `Profiler` hears of no change by a context. */
function renderedProps(element: HTMLElement): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  if (!key) throw new Error('React has not rendered it');
  return element[key as keyof HTMLElement];
}

test.each(['{Control>}', '{Meta>}', '{Shift>}', '{Alt>}'])(
  'a press with %s held is left to the browser',
  async (key) => {
    const router = show(<Link to="/category/men">Men</Link>);
    const user = userEvent.setup();
    await user.keyboard(key);
    await user.click(screen.getByRole('link'));
    expect(leftToBrowser).toEqual(['/category/men']);
    expect(router.state.location.pathname).toBe('/');
  },
);

test('who handles a press on a link itself keeps the page', async () => {
  const router = show(
    <Link to="/category/men" onClick={(event) => event.preventDefault()}>
      Men
    </Link>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(router.state.location.pathname).toBe('/');
});

test('another tab, another document and another origin are left to the browser', async () => {
  const router = show(
    <>
      <Link to="/tab" target="_blank">
        Tab
      </Link>
      <Link to="/document" reloadDocument>
        Document
      </Link>
      <Link to="https://bank.example/pay">Origin</Link>
    </>,
  );
  for (const link of screen.getAllByRole('link')) await userEvent.click(link);
  expect(leftToBrowser).toEqual(['/tab', '/document', 'https://bank.example/pay']);
  expect(router.state.location.pathname).toBe('/');
});

test('a menu says which of its pages shows', () => {
  show(
    <>
      <NavLink to="/category/men">Men</NavLink>
      <NavLink to="/category">All</NavLink>
      <NavLink to="/category" end>
        All, and none of them
      </NavLink>
    </>,
    '/category/men',
  );
  const current = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
  expect(current).toEqual(['page', 'page', null]);
});

test.each([
  ['/category/men', '/category/men', true, true],
  ['/Category/Men', '/category/men', true, true],
  ['/category/men', '/category', false, true],
  ['/category/men', '/category', true, false],
  ['/category/men', '/category/', false, true],
  ['/category-sale', '/category', false, false],
  ['/cart', '/', false, false],
  ['/', '/', true, true],
])('whether %s is within %s (alone: %s): %s', (path, page, isEnd, expected) => {
  expect(isWithin(path, page, isEnd)).toBe(expected);
});
