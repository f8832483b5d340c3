import { webFamilies } from './families';
import { fuzzFamily } from './fuzzFamily';
import { problemsOf } from './report';
import { type ShopBackend, startShopBackend } from './shopBackend';
import { quickerEngine, slice } from './slice';
import { startWebServer, type WebServer } from './webServer';

describe('hostile input to the web server', () => {
  const whole = slice();
  let shop: ShopBackend;
  let web: WebServer;
  beforeAll(async () => {
    shop = await startShopBackend(quickerEngine);
    web = await startWebServer(shop);
  });
  afterAll(async () => {
    await web.stop();
    await shop.stop();
  });

  it.each(webFamilies)(`is answered lawfully, seed ${whole.seed}: $name`, async (family) => {
    expect(problemsOf(await fuzzFamily(family, web, whole))).toEqual([]);
  });
});
