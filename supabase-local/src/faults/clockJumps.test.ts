import { randomUUID } from 'node:crypto';
import { type Cluster, findPostgresBinaries, startCluster } from '@shop/test-databases';
import { AuthError } from '../auth/authError';
import { createRateLimits } from '../auth/rateLimits';
import { createJumpingClock, findClockLibrary, type JumpingClock } from '../testing/jumpingClock';
import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { openShopper, piece, type Shopper } from './shopper';

describe.each([
  ['forwards', 3_600_000],
  ['backwards', -3_600_000],
])('a clock that jumps an hour %s', (_direction, jump) => {
  it('gives nobody another try, and takes none away', () => {
    const limits = createRateLimits(true);
    const request = () => limits.request('signup', '192.0.2.1', 2);
    const other = () => limits.request('signup', '192.0.2.2', 2);
    request();
    request();
    other();
    const before = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => before + jump);
    expect(request).toThrow(AuthError);
    expect(other).not.toThrow();
    expect(other).toThrow(AuthError);
    jest.restoreAllMocks();
  });
});

const binaries = findPostgresBinaries();

const hasClock = findClockLibrary() !== undefined;

describe.each([
  ['pglite', hasClock],
  ['postgres', hasClock && binaries !== undefined],
] as const)('a clock that jumps under a shop on %s', (engine, canRun) => {
  let clock: JumpingClock | undefined;
  let cluster: Cluster | undefined;
  let backend: TestBackend;
  let shopper: Shopper;
  if (!canRun) console.warn(`DID NOT RUN on ${engine}: PostgreSQL or libfaketime is missing.`);
  const where = canRun ? it : it.skip;

  beforeAll(async () => {
    if (!canRun) return;
    clock = createJumpingClock();
    if (!clock) throw new Error('libfaketime has gone');
    if (engine === 'postgres') cluster = await startCluster(binaries ?? '', clock);
    backend = await startTestBackend({ engine, serverUrl: cluster?.connectionString, env: clock.env });
    shopper = await openShopper(backend.url, backend.publishableKey);
  });
  afterAll(async () => {
    await backend?.stop();
    await cluster?.stop();
    clock?.remove();
  });

  const stock = async () => {
    const [row] = await backend.sql('select stock from public.product_variants where id = $1', [piece]);
    return Number(row?.stock);
  };
  const hoursOff = async () => {
    const [row] = await backend.sql('select extract(epoch from now()) as now');
    return Math.round((Number(row?.now) * 1000 - Date.now()) / 3_600_000);
  };
  const refreshed = async () => {
    const { data, error } = await shopper.client.auth.refreshSession();
    return error ?? data.user?.email;
  };

  where(
    'forwards ends no session for good, orders nothing twice and gives back what was reserved',
    async () => {
      const before = await stock();
      const key = randomUUID();
      const placed = await shopper.placeOrder(key);
      expect(placed.status).toBe(200);
      expect((await shopper.placeOrder(randomUUID(), 'online')).status).toBe(200);
      expect(await stock()).toBe(before - 2);

      clock?.jumpTo(3);
      expect(await hoursOff()).toBe(3);
      expect(await shopper.placeOrder()).toMatchObject({ status: 401, message: 'JWT expired' });
      expect(await refreshed()).toBe('shopper@example.com');
      expect(await shopper.placeOrder(key)).toEqual(placed);
      await backend.sql('select public.expire_orders()');
      expect(await stock()).toBe(before - 1);
    },
  );

  where('backwards keeps sessions, reservations and what was ordered', async () => {
    clock?.jumpTo(3);
    expect(await refreshed()).toBe('shopper@example.com');
    const before = await stock();
    const key = randomUUID();
    const placed = await shopper.placeOrder(key);
    expect(placed.status).toBe(200);

    clock?.jumpTo(-3);
    expect(await hoursOff()).toBe(-3);
    expect(await shopper.placeOrder(key)).toEqual(placed);
    const unpaid = await shopper.placeOrder(randomUUID(), 'online');
    expect(unpaid).toMatchObject({ status: 200, number: expect.not.stringMatching(`^${placed.number}$`) });
    expect(await refreshed()).toBe('shopper@example.com');
    await backend.sql('select public.expire_orders()');
    expect(await stock()).toBe(before - 2);

    clock?.jumpTo(4);
    await backend.sql('select public.expire_orders()');
    expect(await stock()).toBe(before - 1);
  });
});
