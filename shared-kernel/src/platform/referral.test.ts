import { createReferral, referralStorageKey } from './referral';
import { createMemoryStorage } from './testing/createMemoryStorage';

const day = 24 * 3600 * 1000;

test('the code of the address counts for 30 days', () => {
  const storage = createMemoryStorage();
  let now = 1_000_000;
  const referral = createReferral(storage, '?ref=TD4F7C2A', () => now);
  now += 30 * day - 1;
  expect(referral.current()).toBe('TD4F7C2A');
  now += 1;
  expect(referral.current()).toBeUndefined();
});

test('the last link wins, and an address without a code forgets nothing', () => {
  const storage = createMemoryStorage();
  createReferral(storage, '?ref=FIRST', () => 1);
  createReferral(storage, '?ref=SECOND', () => 2);
  expect(createReferral(storage, '?max=150', () => 3).current()).toBe('SECOND');
});

test.each(['?ref=', '?ref=%3Cscript%3E', `?ref=${'x'.repeat(33)}`, '?ref=a%20b', '?reference=TD1'])(
  'what cannot be a code is ignored: %s',
  (search) => {
    expect(createReferral(createMemoryStorage(), search, () => 1).current()).toBeUndefined();
  },
);

test.each(['{broken', '"TD1"', 'null', '{"code":"TD1"}', '{"code":{},"at":1}', '{"code":"<b>","at":1}'])(
  'a tampered note counts as none: %s',
  (stored) => {
    expect(
      createReferral(createMemoryStorage({ [referralStorageKey]: stored }), '', () => 2).current(),
    ).toBeUndefined();
  },
);

test('the server notes nothing', () => {
  expect(createReferral(undefined, '?ref=TD1', () => 1).current()).toBeUndefined();
});
