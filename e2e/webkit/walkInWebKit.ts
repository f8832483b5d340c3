/** `npm run webkit`: pages of the shop and an order in the engine of iPhones, told page by page; fails with what went wrong. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { By, until } from 'selenium-webdriver';
import { firstPort } from '../ports';
import { startShop } from '../runningShop';
import { admin, createShopper } from '../steps/shoppers';
import { openWebKit } from './openWebKit';
import { watchPages } from './watchPages';

const pictures = path.resolve(import.meta.dirname, '../../test-results/webkit');
/** Milliseconds until what has not come never will. */
const timeout = 30_000;
const widths = [390, 1366];

const publicPages = [
  '/',
  '/category/women',
  '/category/women?sort=price-low&view=list',
  '/product/firozi-silk-saree',
  '/search?q=saree',
  '/new-arrivals',
  '/cart',
  '/wishlist',
  '/compare',
  '/about',
  '/contact',
  '/help',
  '/size-guide',
  '/track-order',
  '/gift-cards',
  '/coupons',
  '/bulk-orders',
  '/affiliate-program',
  '/totadarzi-insider',
  '/vendor-signup',
  '/shipping',
];
const accountPages = [
  '/profile',
  '/profile?tab=orders',
  '/saved-addresses',
  '/saved-cards',
  '/saved-vpa',
  '/totadarzi-credit',
  '/alerts',
  '/profile/privacy',
];
const staffPages = [
  '',
  '/orders',
  '/products',
  '/coupons',
  '/promotions',
  '/users',
  '/settings',
  '/releases',
].map((section) => `/admin${section}`);

// These run in the page.
declare const complaints: string[];
const wasAlive = () => performance.getEntriesByName('alive').length > 0;
/** How many answers have come, and whether the page says that it waits for one. */
const readProgress = () => ({
  answers: performance.getEntriesByType('resource').length,
  isLoading: /^Loading /m.test(document.body.innerText),
});
const findProblems = () => {
  const found = complaints.splice(0);
  const tooWide = document.documentElement.scrollWidth - innerWidth;
  if (tooWide > 0) found.push(`${tooWide} pixels wider than the screen`);
  if (document.body.innerText.includes('This did not load')) found.push('did not load');
  return found;
};

rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const shop = await startShop();
const watched = await watchPages(shop.url);
const { driver, close } = await openWebKit(firstPort('metrics'));
const problems: string[] = [];

/** Until the page has all that it asked for, as far as can be seen from outside. */
async function untilWhole(name: string): Promise<void> {
  let known = -1;
  await driver.wait(
    async () => {
      const { answers, isLoading } =
        await driver.executeScript<ReturnType<typeof readProgress>>(readProgress);
      const isWhole = answers === known && !isLoading;
      known = answers;
      return isWhole;
    },
    timeout,
    `${name} goes on loading`,
  );
}

/** Notes what is wrong with the page that is shown, and keeps a picture of it. */
async function look(name: string): Promise<void> {
  await untilWhole(name);
  const found = await driver.executeScript<string[]>(findProblems);
  writeFileSync(
    path.join(pictures, `${name.split(/\W+/).filter(Boolean).join('-')}.png`),
    await driver.takeScreenshot(),
    'base64',
  );
  console.log(`${found.length === 0 ? '✓' : '✘'} ${name}`);
  problems.push(...found.map((problem) => `${name}: ${problem}`));
}

async function open(address: string): Promise<void> {
  await driver.get(`${watched.url}${address}`);
  await driver.wait(() => driver.executeScript<boolean>(wasAlive), timeout, `${address} did not come alive`);
  await driver.wait(until.elementLocated(By.css('main h1')), timeout, `${address} has no heading`);
}

/** As who has been greeted, and is signed in nowhere. */
async function beginAnew(): Promise<void> {
  await open('/about');
  await driver.executeScript(() => {
    localStorage.clear();
    localStorage.setItem('beta-modal-seen', 'true');
  });
}

async function press(found: By): Promise<void> {
  const element = await driver.wait(until.elementLocated(found), timeout);
  await driver.executeScript((target: HTMLElement) => target.scrollIntoView({ block: 'center' }), element);
  await driver.wait(until.elementIsEnabled(element), timeout);
  await element.click();
}

async function signIn(account: { email: string; password: string }): Promise<void> {
  await open('/login');
  const field = (type: string) =>
    driver.wait(until.elementLocated(By.css(`dialog[open] input[type="${type}"]`)), timeout);
  await (await field('email')).sendKeys(account.email);
  const password = await field('password');
  await password.sendKeys(account.password);
  await press(By.xpath('//dialog//button[normalize-space()="Sign In"]'));
  await driver.wait(until.stalenessOf(password), timeout);
}

async function orderInCash(): Promise<void> {
  await open('/product/firozi-silk-saree');
  await press(By.xpath('//button[normalize-space()="ADD TO BAG"]'));
  await driver.wait(until.elementLocated(By.css('a[aria-label="Bag, 1 item"]')), timeout);
  await open('/checkout');
  await press(By.xpath('//label[contains(., "Cash on delivery")]'));
  await look('checkout');
  await press(By.xpath('//button[starts-with(normalize-space(), "Place order")]'));
  await driver.wait(until.urlContains('/checkout/placed/TD'), timeout);
  await driver.wait(until.elementLocated(By.xpath('//h1[contains(., "Thank you")]')), timeout);
  await look('order placed');
}

try {
  await beginAnew();
  for (const width of widths) {
    await driver.manage().window().setRect({ width, height: 900, x: 0, y: 0 });
    for (const address of publicPages) {
      await open(address);
      await look(`${address === '/' ? 'home' : address} at ${width}`);
    }
  }
  await signIn(await createShopper(shop));
  await orderInCash();
  for (const address of accountPages) {
    await open(address);
    await look(address);
  }
  await beginAnew();
  await signIn(admin);
  for (const address of staffPages) {
    await open(address);
    await look(address);
  }
} finally {
  await close();
  watched.close();
  await shop.stop();
}
if (problems.length > 0) throw new Error(`In WebKit not all is well:\n${problems.join('\n')}`);
console.log(`All well in WebKit; the pictures lie in ${path.relative(process.cwd(), pictures)}.`);
