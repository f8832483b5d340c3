/** Part of `npm run bench`: what the public pages weigh, how fast the server renders them and a phone shows them. */
import { chromium } from '@playwright/test';
import { browserOptions } from '../browserOptions';
import { startShop } from '../runningShop';
import { countBytes, type PageWeight } from './countBytes';
import { measureLcp } from './measureLcp';
import { measureServer } from './measureServer';

const pages = { home: '/', category: '/category/women', product: '/product/neel-lotus-tee' };

const shop = await startShop();
const browser = await chromium.launch(browserOptions);
try {
  const rows: Record<string, Record<string, string | number>> = {};
  for (const [name, path] of Object.entries(pages)) {
    const server = await measureServer(shop.url, path);
    const weight = await countBytes(browser, shop.url + path);
    rows[name] = { ...server, ...inKilobytes(weight), ...(await measureLcp(browser, shop.url + path)) };
  }
  console.log('Pages: phone of 360 px; LCP and CLS at 1.6 Mbit/s, 150 ms round trip, CPU four times slower');
  console.table(rows);
} finally {
  await browser.close();
  await shop.stop();
}

function inKilobytes({ html, scripts, images, fonts, requests }: PageWeight) {
  const kilobytes = (bytes: number) => Math.round(bytes / 1024);
  return {
    'HTML KB': kilobytes(html),
    'JS KB': kilobytes(scripts),
    'images KB': kilobytes(images),
    'fonts KB': kilobytes(fonts),
    requests,
  };
}
