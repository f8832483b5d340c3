import { defaultSettings, type User } from '@shop/kernel/domain';
import { createPlatform, createStore, emptySlots, type SessionState } from '@shop/kernel/platform';
import { PlatformProvider } from '@shop/kernel/react';
import { render, screen } from '@testing-library/react';
import { Component as DashboardPage } from './DashboardPage';

const user: User = {
  id: '1',
  email: 'asha@example.com',
  fullName: 'Asha Rao',
  role: 'shopper',
  affiliateCode: '',
};

function open(state: SessionState) {
  const platform = createPlatform({
    environment: {
      backend: { url: 'http://backend.test', publishableKey: 'key' },
      settings: defaultSettings,
      siteUrl: 'http://shop.test',
    },
    slots: emptySlots,
    origin: 'http://shop.test',
  });
  const session = { ...platform.session, ...createStore(state, () => state) };
  render(
    <PlatformProvider platform={{ ...platform, session }}>
      <DashboardPage />
    </PlatformProvider>,
  );
}

test.each<[string, SessionState]>([
  ['a signed-out visitor', { status: 'signed-out' }],
  ['a shopper', { status: 'signed-in', user }],
])('%s is denied', (_, state) => {
  open(state);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Access Denied');
  expect(screen.getByText("You don't have permission to access this page.")).toBeTruthy();
});

test('an admin sees the dashboard', () => {
  open({ status: 'signed-in', user: { ...user, role: 'admin' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin Dashboard');
});

test('nobody is denied before it is known who they are', () => {
  open({ status: 'restoring' });
  expect(screen.queryByText('Access Denied')).toBeNull();
  expect(screen.getByRole('status')).toBeTruthy();
});
