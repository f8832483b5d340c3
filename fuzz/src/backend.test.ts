import { backendFamilies } from './families';
import { fuzzFamily } from './fuzzFamily';
import { problemsOf } from './report';
import { type ShopBackend, startShopBackend } from './shopBackend';
import { quickerEngine, slice } from './slice';

describe('hostile input', () => {
  const whole = slice();
  let shop: ShopBackend;
  beforeAll(async () => {
    shop = await startShopBackend(quickerEngine);
  });
  afterAll(() => shop.stop());

  it.each(backendFamilies)(`is answered lawfully, seed ${whole.seed}: $name`, async (family) => {
    expect(problemsOf(await fuzzFamily(family, shop, whole))).toEqual([]);
  });
});
