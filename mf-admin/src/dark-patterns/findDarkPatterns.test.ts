import fc from 'fast-check';
import { findDarkPatterns, rules, type ShopState } from './findDarkPatterns';

/** A live shop that misleads nobody. */
const honest: ShopState = {
  settings: {
    phase: 'live',
    tax_mode: 'included',
    platform_fee: 0,
    sale_ends_on: '2026-12-01',
    launch_on: '2026-10-01',
    standard_shipping: 50,
  },
  facts: {
    products: { published: 10, samples: 0, largest_discount: 70, undiscounted: 0 },
    ended_coupons: 0,
    sale_put_off: 1,
    launch_put_off: 0,
    texts: [{ of: 'Coupon DIWALI', text: '10% off until 12 November. At most 200 times.' }],
  },
  today: '2026-11-23',
};

const idsOf = (state: ShopState) => findDarkPatterns(state).map(({ id }) => id);
const withSettings = (settings: Partial<ShopState['settings']>): ShopState => ({
  ...honest,
  settings: { ...honest.settings, ...settings },
});
const withFacts = (facts: Partial<ShopState['facts']>): ShopState => ({
  ...honest,
  facts: { ...honest.facts, ...facts },
});
const products = (change: Partial<ShopState['facts']['products']>) =>
  withFacts({ products: { ...honest.facts.products, ...change } });
const says = (text: string) => withFacts({ texts: [{ of: 'Badge', text }] });

test('an honest shop is left alone', () => {
  expect(findDarkPatterns(honest)).toEqual([]);
});

test.each<[string, ShopState]>([
  ['sale-put-off', withFacts({ sale_put_off: 2 })],
  ['sale-too-long', withSettings({ sale_ends_on: '2027-03-01' })],
  ['urgent-texts', says('Hurry, selling fast!')],
  ['sample-figures', products({ samples: 3 })],
  ['shaming-texts', says('No thanks, I prefer to pay more')],
  ['strip-promise', products({ largest_discount: 60 })],
  ['strip-everything', products({ undiscounted: 4 })],
  ['ended-coupons', withFacts({ ended_coupons: 2 })],
  ['tax-on-top', withSettings({ tax_mode: 'added' })],
  ['platform-fee', withSettings({ platform_fee: 5 })],
])('%s is found, alone and with a cure', (id, state) => {
  expect(idsOf(state)).toEqual([id]);
  expect(findDarkPatterns(state)[0]?.cure).not.toBe('');
});

test('one of a kind is told as one', () => {
  expect(findDarkPatterns(withFacts({ ended_coupons: 1 }))[0]?.problem).toMatch(/^1 coupon is shown/);
  expect(findDarkPatterns(products({ undiscounted: 1 }))[0]?.problem).toContain('1 published product has');
});

test('the beta forces an account and adds tax; a launch that moves on is no countdown', () => {
  const beta = withSettings({ phase: 'beta', launch_on: '2026-12-24' });
  expect(idsOf(beta)).toEqual(['forced-account', 'tax-on-top']);
  expect(idsOf({ ...beta, facts: { ...beta.facts, launch_put_off: 2 } })).toContain('launch-put-off');
});

test('no end of a sale is no fault, and a past one neither: pages say nothing of it', () => {
  expect(idsOf(withSettings({ sale_ends_on: null }))).toEqual([]);
  expect(idsOf(withSettings({ sale_ends_on: '2026-01-01' }))).toEqual([]);
});

test('whatever is written, each rule speaks once and in the order of the guidelines', () => {
  const texts = fc.array(fc.record({ of: fc.string(), text: fc.string() }));
  fc.assert(
    fc.property(texts, fc.nat(9), fc.nat(9), (written, fee, moved) => {
      const state = withFacts({ texts: written, sale_put_off: moved });
      const found = findDarkPatterns({ ...state, settings: { ...state.settings, platform_fee: fee } });
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(found.length).toBeLessThanOrEqual(rules.length);
      const places = found.map(({ annexure }) => annexure);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }),
  );
});
