/** `npm run bench -- server`: how fast the web server answers with the public pages, rendered anew and from its cache. */
import { startShop } from '../runningShop';
import { measureServer } from './measureServer';

const pages = { home: '/', category: '/category/women', product: '/product/neel-lotus-tee' };

const shop = await startShop();
try {
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, path] of Object.entries(pages)) rows[name] = await measureServer(shop.url, path);
  console.table(rows);
} finally {
  await shop.stop();
}
