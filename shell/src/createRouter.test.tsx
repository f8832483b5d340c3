import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { PlatformProvider } from '@shop/kernel/react';
import { type RouteObject } from '@shop/kernel/routing';
import { createTestPlatform } from '@shop/kernel/testing';
import type { RegistryEntry } from '@shop/registry';
import { createRouter } from './createRouter';
import type { Remotes } from './federation/createRemotes';

const admin = {
  name: 'mf-admin',
  version: '1.0.0',
  prefixes: ['/admin'],
  rendering: 'browser',
  audience: 'admin',
} as RegistryEntry;

/** Opens `/admin` in the shell's own router, with an admin remote that notes when its code is asked for. */
async function openAdmin(who: 'visitor' | 'shopper' | 'admin', more: RouteObject[] = []) {
  const fetched: string[] = [];
  const remotes: Remotes = {
    entries: [admin],
    slots: { load: async () => undefined },
    routesOf: async ({ name }) => {
      fetched.push(name);
      return [{ id: 'mf-admin/dashboard', path: '/admin', element: <h1>Admin Dashboard</h1> }, ...more];
    },
  };
  const rpc = () => Promise.resolve({ data: [], error: null });
  const { platform, signIn } = createTestPlatform({ database: { rpc } });
  await platform.session.settled();
  const signInAs = (role: 'shopper' | 'admin') => act(() => Promise.resolve(signIn({ role })));
  if (who !== 'visitor') await signInAs(who);
  window.history.replaceState(null, '', '/admin');
  const { router } = await createRouter(remotes, platform, undefined);
  await act(() =>
    Promise.resolve(
      render(
        <PlatformProvider platform={platform}>
          <RouterProvider router={router} />
        </PlatformProvider>,
      ),
    ),
  );
  return { fetched, signInAs, router };
}

beforeAll(() => {
  class NeverScrolled {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: NeverScrolled, scrollTo: () => undefined });
});
beforeEach(() => localStorage.setItem('beta-modal-seen', 'true'));

test.each(['visitor', 'shopper'] as const)(
  'a %s is denied inside the frame and fetches nothing of the dashboard',
  async (who) => {
    const { fetched } = await openAdmin(who);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Access Denied');
    expect(screen.getByText("You don't have permission to access this page.")).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(fetched).toEqual([]);
  },
);

test('an admin gets the dashboard', async () => {
  const { fetched } = await openAdmin('admin');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Admin Dashboard');
  expect(fetched).toEqual(['mf-admin']);
});

test('signing in as an admin opens what was denied, as a shopper it does not', async () => {
  const { fetched, signInAs } = await openAdmin('visitor');
  await screen.findByText('Access Denied');
  await signInAs('shopper');
  expect(screen.getByText('Access Denied')).toBeTruthy();
  expect(fetched).toEqual([]);
  await signInAs('admin');
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy();
});

test('a route outside the remote’s prefixes is not taken in, and is told', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = await openAdmin('admin', [
    { id: 'mf-admin/cart', path: '/cart', element: <h1>Not your bag</h1> },
  ]);
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
  await act(() => router.navigate('/cart'));
  expect(screen.queryByText('Not your bag')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We could not find that page');
  expect(told).toHaveBeenCalledWith('mf-admin@1.0.0 has routes outside its prefixes: /cart');
});
