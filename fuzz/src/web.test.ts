import { webFamilies } from './families';
import { fuzzFamily } from './fuzzFamily';
import { problemsOf } from './report';
import { startShopBackend, type ShopBackend } from './shopBackend';
import { slice } from './slice';
import { startWebServer, type WebServer } from './webServer';

describe(`hostile input to the web server with seed ${slice.seed}`, () => {
  let shop: ShopBackend;
  let web: WebServer;
  beforeAll(async () => {
    shop = await startShopBackend('pglite');
    web = await startWebServer(shop);
  }, 120_000);
  afterAll(async () => {
    await web.stop();
    await shop.stop();
  });

  it.each(webFamilies)(
    'is answered lawfully: $name',
    async (family) => {
      expect(problemsOf(await fuzzFamily(family, web, slice))).toEqual([]);
    },
    300_000,
  );
});
