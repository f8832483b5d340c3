import type { Database } from '@shop/kernel/data';
import { defaultSettings } from '@shop/kernel/domain';
import { daysUntil } from './daysUntil';
import { createShopSettingsSource } from './shopSettingsSource';

const row = {
  phase: 'live',
  free_shipping_above: 2000,
  standard_shipping: 60,
  express_shipping: 100,
  platform_fee: 0,
  gst_percent: 12,
  cod_limit: 3000,
  return_days: 14,
  tax_mode: 'added',
  launch_on: '2025-10-01',
  terms_since: '2026-11-01',
  sale_ends_on: null as string | null,
};

/** A database of one row that can be changed, taken away or made to wait for ever. */
function fakeDatabase() {
  const state = { row: { ...row }, answers: true, silent: false, reads: 0 };
  const single = () => {
    state.reads += 1;
    if (state.silent) return new Promise(() => undefined);
    return Promise.resolve(
      state.answers
        ? { data: { ...state.row }, error: null }
        : { data: null, error: { message: 'fetch failed' } },
    );
  };
  const db = { from: () => ({ select: () => ({ single }) }) } as unknown as Database;
  return { db, state };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

test('the row of the database becomes the settings of the page', async () => {
  const source = createShopSettingsSource(fakeDatabase().db);
  expect(await source.current()).toEqual({
    phase: 'live',
    freeShippingAbove: 2000,
    standardShipping: 60,
    expressShipping: 100,
    platformFee: 0,
    gstPercent: 12,
    codLimit: 3000,
    returnDays: 14,
    termsSince: '2026-11-01',
    launchDay: null,
    saleEndsInDays: null,
  });
});

test('what has a day is said until that day has passed, and tax is in the prices of a live shop alone', async () => {
  const { db, state } = fakeDatabase();
  // Noon in India: the same day by both calendars.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T12:00:00+05:30'));
  const day = 86_400_000;
  const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
  const settings = async (fields: Partial<typeof row>) => {
    state.row = { ...row, ...fields };
    return createShopSettingsSource(db).current();
  };
  expect(await settings({ launch_on: dayIn(9), sale_ends_on: dayIn(9) })).toMatchObject({
    launchDay: dayIn(9),
    saleEndsInDays: daysUntil(dayIn(9), Date.now()),
  });
  expect(await settings({ launch_on: dayIn(-2), sale_ends_on: dayIn(-2) })).toMatchObject({
    launchDay: null,
    saleEndsInDays: null,
  });
  expect(await settings({ tax_mode: 'included' })).toMatchObject({ taxIncluded: true });
  expect(await settings({ tax_mode: 'included', phase: 'beta' })).not.toHaveProperty('taxIncluded');
  clock.mockRestore();
});

test('many pages ask once in three seconds, then see the change', async () => {
  const { db, state } = fakeDatabase();
  let now = 0;
  const source = createShopSettingsSource(db, () => now);
  await Promise.all([source.current(), source.current(), source.current()]);
  state.row.phase = 'beta';
  now = 2999;
  expect((await source.current()).phase).toBe('live');
  expect(state.reads).toBe(1);
  now = 3000;
  expect((await source.current()).phase).toBe('beta');
});

test('without an answer the defaults hold, then the last known ones', async () => {
  const { db, state } = fakeDatabase();
  let now = 0;
  state.answers = false;
  const source = createShopSettingsSource(db, () => now);
  expect(await source.current()).toEqual(defaultSettings);
  state.answers = true;
  expect(await source.probe()).toBe(true);
  now = 3000;
  expect((await source.current()).returnDays).toBe(14);
  state.answers = false;
  now = 6000;
  expect((await source.current()).returnDays).toBe(14);
});

test('a database that never answers holds a page up for a second at most', async () => {
  const { db, state } = fakeDatabase();
  state.silent = true;
  jest.useFakeTimers();
  try {
    const settings = createShopSettingsSource(db).current();
    await jest.advanceTimersByTimeAsync(1000);
    expect(await settings).toEqual(defaultSettings);
  } finally {
    jest.useRealTimers();
  }
});

test('once nobody answered, nobody waits again: the question is put in the background until it is answered', async () => {
  const { db, state } = fakeDatabase();
  let now = 0;
  const source = createShopSettingsSource(db, () => now);
  await source.current();
  state.answers = false;
  now = 3000;
  await source.current();
  expect(source.answers()).toBe(false);
  expect(console.error).toHaveBeenCalledTimes(1);

  state.silent = true;
  now = 4000;
  expect((await source.current()).returnDays).toBe(14);
  now = 4500;
  await source.current();
  expect(state.reads).toBe(3);
});

test('the backend counts as back with its first answer', async () => {
  const { db, state } = fakeDatabase();
  const source = createShopSettingsSource(db);
  state.answers = false;
  expect(await source.probe()).toBe(false);
  state.answers = true;
  expect(await source.probe()).toBe(true);
  expect(source.answers()).toBe(true);
});
