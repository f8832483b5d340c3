import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { lazyPage, type LoaderFunctionArgs, type RouteObject } from '@shop/kernel/routing';
import { createTestPlatform } from '@shop/kernel/testing';
import type { RegistryEntry } from '@shop/registry';
import type { Remotes } from './federation/createRemotes';
import { preloadOnIntent } from './preloadOnIntent';

const entries = [
  { name: 'mf-catalog', prefixes: ['/product'], rendering: 'server' },
  { name: 'mf-checkout', prefixes: ['/cart'], rendering: 'browser' },
  { name: 'mf-admin', prefixes: ['/admin'], rendering: 'browser', audience: 'admin' },
] as RegistryEntry[];

let stop: () => void;

/** Links on a page, and what was fetched because of them. */
async function setUp() {
  const fetched: string[] = [];
  const pageAt = (path: string): RouteObject => ({
    id: path,
    path,
    ...lazyPage(async () => {
      fetched.push(`code of ${path}`);
      return {
        Component: () => null,
        loader: ({ params, request }: LoaderFunctionArgs) => {
          fetched.push(`data of ${params.id ?? path}${new URL(request.url).search}`);
          return null;
        },
      };
    }),
  });
  const routes = [pageAt('/product/:id'), pageAt('/cart'), pageAt('/admin')];
  const remotes: Remotes = { entries, slots: { load: async () => undefined }, routesOf: async () => routes };
  const { platform } = createTestPlatform({ database: {} });
  await platform.session.settled();
  stop = preloadOnIntent({ remotes, platform, goTo: () => undefined });
  render(
    <>
      <a href="/product/neel-tee?size=m">
        <b>Neel Tee</b>
      </a>
      <a href="/cart">Bag</a>
      <a href="/admin">Admin</a>
      <a href="https://elsewhere.example/product/x">Elsewhere</a>
    </>,
  );
  return fetched;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('resting on a link fetches code and data of a public page', async () => {
  const fetched = await setUp();
  fireEvent.pointerOver(screen.getByText('Neel Tee'));
  await pass(64);
  expect(fetched).toEqual([]);
  await pass(1);
  expect(fetched).toEqual(['code of /product/:id', 'data of neel-tee?size=m']);
});

test('a finger fetches at once, a pointer in passing nothing', async () => {
  const fetched = await setUp();
  fireEvent.pointerOver(screen.getByText('Neel Tee'));
  fireEvent.pointerOver(document.body);
  await pass(1000);
  expect(fetched).toEqual([]);
  fireEvent.touchStart(screen.getByText('Neel Tee'));
  await pass(0);
  expect(fetched).toContain('data of neel-tee?size=m');
});

test('a click while the page’s team is still being found leaves the asking to the visit', async () => {
  const fetched = await setUp();
  const link = screen.getByText('Neel Tee');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.touchStart(link);
  fireEvent.click(link);
  await pass(1000);
  expect(fetched).toEqual([]);
});

test('a click that follows the focus at once leaves the asking to the visit', async () => {
  const fetched = await setUp();
  const link = screen.getByText('Neel Tee');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.focusIn(link);
  fireEvent.click(link);
  await pass(1000);
  expect(fetched).toEqual([]);
});

test('of a personal page only the code is fetched', async () => {
  const fetched = await setUp();
  fireEvent.focusIn(screen.getByText('Bag'));
  await pass(65);
  expect(fetched).toEqual(['code of /cart']);
});

test('nothing is fetched for other sites, nor of the dashboard for a visitor', async () => {
  const fetched = await setUp();
  for (const name of ['Elsewhere', 'Admin']) {
    fireEvent.pointerOver(screen.getByText(name));
    await pass(65);
  }
  expect(fetched).toEqual([]);
});
