import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import { ageText, type ShopStatus, statusGroups } from './statusLines';

const at = '2026-11-23T10:00:00Z';
const well: ShopStatus = {
  ...{ orders_placed: 1, payments_open: 0, payments_oldest_seconds: 0, refunds_waiting: 0 },
  ...{ refunds_oldest_seconds: 0, mails_waiting: 0, mails_oldest_seconds: 0, mails_failed: 0, mails_held: 0 },
  ...{ listing_pending: 0, at, mail_sent_at: '2026-11-23T09:58:30Z', addresses_blocked: 0 },
  database: { version: '15.6', bytes: 12_345_678, connections: 9, most_connections: 60 },
  sweep: { ended_at: '2026-11-23T09:59:55Z', errors: [] },
  web_servers: [{ id: 'a', version: '0.1.0-abc', started_at: at, seen_at: at }],
  backup: { taken_at: '2026-11-23T00:00:00Z', bytes: 5_000_000 },
};
const server = {
  readiness: {
    status: 'ready' as const,
    checks: {
      ...{ registry: 'good', scripts: 'good', backend: 'answers' },
      remotes: [{ name: 'mf-catalog', version: '1', state: 'ready' }],
    },
  },
  killed: [],
};
const red = (status: Partial<ShopStatus>, web: Partial<Parameters<typeof statusGroups>[1]> = {}) =>
  statusGroups({ ...well, ...status }, { ...server, ...web })
    .flatMap(({ lines }) => lines)
    .filter(({ state }) => state === 'look')
    .map(({ entry }) => entry);

test('what is well is no red line, and what is not known is neither', () => {
  expect(red({})).toEqual([]);
  expect(red({ backup: null })).toEqual([]);
});

test.each<[Partial<ShopStatus>, string]>([
  [{ sweep: null }, 'sweep'],
  [{ sweep: { ended_at: '2026-11-23T09:57:59Z', errors: [] } }, 'sweep'],
  [{ sweep: { ended_at: at, errors: ['mails: away'] } }, 'sweep'],
  [
    { web_servers: [{ id: 'a', version: '1', started_at: at, seen_at: '2026-11-23T09:56:00Z' }] },
    'webServers',
  ],
  [{ database: { ...well.database, connections: 48 } }, 'database'],
  [{ listing_pending: 20_001 }, 'listing'],
  [{ backup: { taken_at: '2026-11-22T07:00:00Z', bytes: 1 } }, 'backup'],
  [{ payments_open: 1, payments_oldest_seconds: 1801 }, 'payments'],
  [{ refunds_waiting: 1, refunds_oldest_seconds: 3601 }, 'refunds'],
  [{ mails_waiting: 1, mails_oldest_seconds: 601 }, 'mailsWaiting'],
  [{ mails_failed: 1 }, 'mailsFailed'],
  [{ mails_held: 21 }, 'mailsHeld'],
])('%j is a red line of its own', (status, entry) => {
  expect(red(status)).toEqual([entry]);
});

test('a web server that says nothing, or has demoted a remote, is looked at', () => {
  expect(red({}, { readiness: null })).toEqual(['webServer']);
  const remotes = [{ name: 'mf-catalog', version: '1', state: 'demoted' }];
  const { checks } = server.readiness;
  expect(red({}, { readiness: { status: 'degraded', checks: { ...checks, remotes } } })).toEqual([
    'webServer',
    'webServer',
  ]);
});

test.each([
  [119, '119 s'],
  [120, '2 min'],
  [7200, '2 h'],
  [172_800, '2 days'],
])('%i seconds are %s', (seconds, text) => expect(ageText(seconds)).toBe(text));

test('a red line says what to do and where', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path) =>
      Promise.resolve(Response.json(path === '/readyz' ? server.readiness : ['mf-cart@2'])),
    );
  const { platform } = await createTestShop(
    { get_shop_status: () => ({ ...well, mails_failed: 3 }) },
    'admin',
  );
  await renderRoutes(routes, '/admin/status', platform);
  const panel = within(await screen.findByRole('region', { name: 'Money and mail' }));
  const line = within(panel.getByText('Mails that failed').closest('li')!);
  expect(line.getByText(/try them again there/)).toBeTruthy();
  expect(line.getByRole('link', { name: 'Mail' }).getAttribute('href')).toBe('/admin/mail');
  expect(screen.getByText(/killed for good: mf-cart@2/)).toBeTruthy();
  expect(screen.getByText('To look at: Mails that failed.')).toBeTruthy();
  jest.restoreAllMocks();
});

test('a shop that stops answering keeps what it said, with the time of it, until it answers again', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
  let isAway = false;
  const { platform } = await createTestShop(
    {
      get_shop_status: () => {
        if (isAway) throw new Refusal('NETWORK', 'The shop did not answer.');
        return { ...well, orders_placed: 7 };
      },
    },
    'admin',
  );
  await renderRoutes(routes, '/admin/status', platform);
  await screen.findByText('As of 3:30 pm IST');
  const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  isAway = true;
  await look();
  expect(await screen.findByText(/^The shop has not answered since 3:30 pm IST/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Money and mail' })).toBeTruthy();
  isAway = false;
  await look();
  await waitFor(() => expect(screen.queryByText(/has not answered/)).toBeNull());
  jest.restoreAllMocks();
});
