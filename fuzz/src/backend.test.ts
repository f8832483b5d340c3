import { backendFamilies } from './families';
import { fuzzFamily } from './fuzzFamily';
import { problemsOf } from './report';
import { type ShopBackend, startShopBackend } from './shopBackend';
import { slice } from './slice';

type Engine = 'pglite' | 'postgres';
const engines: Engine[] = process.env.TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite'];

describe.each(engines)('hostile input on %s', (engine) => {
  const part = slice(engines.indexOf(engine), engines.length);
  let shop: ShopBackend;
  beforeAll(async () => {
    shop = await startShopBackend(engine);
  });
  afterAll(() => shop.stop());

  it.each(backendFamilies)(`is answered lawfully, seed ${part.seed}: $name`, async (family) => {
    expect(problemsOf(await fuzzFamily(family, shop, part))).toEqual([]);
  });
});
