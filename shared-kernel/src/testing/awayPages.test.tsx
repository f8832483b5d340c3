import { act, screen, waitFor } from '@testing-library/react';
import { DataError } from '../data/dataError';
import { lazyPage, Link, type RouteObject, useLoaderData, useRouteError } from '../routing/routing';
import { createTestPlatform } from './createTestPlatform';
import { renderRoutes } from './renderRoutes';

const noAnswer = new DataError('NETWORK', 'Nobody answered');

/** A shop of two pages whose data comes from a service that can be taken away. */
async function openShop(path: string, options: { isAway?: boolean; neverStale?: true } = {}) {
  const { platform, signIn } = createTestPlatform({ database: {} });
  const service = { isAway: options.isAway ?? false, stock: 5 };
  const page = (name: string, other: string): RouteObject => ({
    path: name,
    ErrorBoundary: () => <p>{(useRouteError() as Error).message}</p>,
    ...lazyPage(
      async () => ({
        loader: async () => {
          if (service.isAway) throw noAnswer;
          return `${name}: ${service.stock} left`;
        },
        Component: function Page() {
          return (
            <>
              <h1>{useLoaderData<string>()}</h1>
              <Link to={other}>Other</Link>
            </>
          );
        },
      }),
      { neverStale: options.neverStale },
    ),
  });
  const { user, router } = await renderRoutes(
    [page('/men', '/women'), page('/women', '/men')],
    path,
    platform,
  );
  /** Goes to the other page, until it is there or known to wait. */
  const goOn = async () => {
    const before = heading();
    // The router is idle a moment before what it loaded is shown.
    const isOver = () => heading() !== before || platform.service.state.get().waiting.length > 0;
    await user.click(screen.getByRole('link', { name: 'Other' }));
    await waitFor(() => expect(isOver()).toBe(true));
  };
  return { goOn, platform, router, service, signIn };
}

const heading = () => screen.queryByRole('heading')?.textContent;

test('a visit waits on the page before it and goes through when the service is back', async () => {
  const { goOn, service, platform } = await openShop('/men');
  service.isAway = true;
  await goOn();
  expect(heading()).toBe('/men: 5 left');
  expect(platform.service.state.get()).toMatchObject({ isAway: true, waiting: ['visit'] });
  service.isAway = false;
  await act(async () => platform.service.tryNow());
  expect(heading()).toBe('/women: 5 left');
  expect(platform.service.state.get()).toMatchObject({ isAway: false, waiting: [] });
});

test('a page that was seen shows what it showed, and is marked until it is fresh', async () => {
  const { goOn, service, platform, router } = await openShop('/men');
  await goOn();
  Object.assign(service, { isAway: true, stock: 3 });
  await goOn();
  expect(heading()).toBe('/men: 5 left');
  expect(platform.service.state.get()).toMatchObject({ isStale: true, waiting: [] });
  service.isAway = false;
  await act(() => router.revalidate());
  expect(heading()).toBe('/men: 3 left');
  expect(platform.service.state.get().isStale).toBe(false);
});

test('what one shopper saw is not shown to the next', async () => {
  const { goOn, service, platform, signIn } = await openShop('/men');
  await goOn();
  await act(async () => signIn());
  service.isAway = true;
  await goOn();
  expect(heading()).toBe('/women: 5 left');
  expect(platform.service.state.get()).toMatchObject({ isStale: false, waiting: ['visit'] });
});

test('a page whose data must be true is never shown from memory', async () => {
  const { goOn, service, platform } = await openShop('/men', { neverStale: true });
  await goOn();
  service.isAway = true;
  await goOn();
  expect(platform.service.state.get()).toMatchObject({ isStale: false, waiting: ['visit'] });
});

test('without any page to stay on the boundary says it', async () => {
  await openShop('/men', { isAway: true });
  expect(screen.getByText('Nobody answered')).toBeDefined();
});
