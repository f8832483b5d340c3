import { backendFamilies } from './families';
import { fuzzFamily } from './fuzzFamily';
import { problemsOf } from './report';
import { startShopBackend, type ShopBackend } from './shopBackend';
import { slice } from './slice';

const engines = process.env.TEST_DATABASE_URL ? (['pglite', 'postgres'] as const) : (['pglite'] as const);

describe.each(engines)(`hostile input with seed ${slice.seed} on %s`, (engine) => {
  let shop: ShopBackend;
  beforeAll(async () => {
    shop = await startShopBackend(engine);
  }, 120_000);
  afterAll(() => shop.stop());

  it.each(backendFamilies)(
    'is answered lawfully: $name',
    async (family) => {
      expect(problemsOf(await fuzzFamily(family, shop, slice))).toEqual([]);
    },
    300_000,
  );
});
