import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { Fault } from './faults';
import type { LiveRemote } from './releases';
import type { Way } from './ways';

/** What holds while a remote is broken, in the order of the table's columns. */
export const promises = ['frame', 'bag', 'message', 'other pages', 'back after the cure'] as const;

type Promised = (typeof promises)[number];

/** What was seen of each promise; one that the case does not have is absent. */
export type Cell = Partial<Record<Promised, true>>;

/** Breaks a remote, looks at what a shopper sees of it, and mends it again. Throws at the first promise that is broken. */
export async function checkCell(page: Page, remote: LiveRemote, fault: Fault, way: Way): Promise<Cell> {
  const mend = await fault.apply(page, remote, way.page ? [way.page] : []);
  const cell: Cell = {};
  try {
    await way.go(page);
    await lookAround(page, remote, way, fault.cure === 'retry', cell);
  } finally {
    await mend();
  }
  await recover(page, fault, way);
  await expect(way.content(page)).toBeVisible();
  cell['back after the cure'] = true;
  return cell;
}

async function lookAround(
  page: Page,
  remote: LiveRemote,
  way: Way,
  isNamed: boolean,
  cell: Cell,
): Promise<void> {
  const missing = way.missing?.(page, isNamed);
  if (missing) {
    await expect(missing).toBeVisible();
    cell.message = true;
  }
  await expectFrame(page, way);
  cell.frame = true;
  if (!way.isPlain) {
    await expect(bagLink(page, way)).toBeAttached();
    cell.bag = true;
  }
  if (!way.page) return;
  await (way.isPlain ? goHome(page) : visitAnotherPage(page, remote));
  cell['other pages'] = true;
  await page.goBack({ waitUntil: 'commit' });
  await expect(missing ?? page.getByRole('main')).toBeVisible();
}

async function expectFrame(page: Page, { isPlain }: Way): Promise<void> {
  // A dialog that says what is missing hides the rest from assistive technology, and not from the eye.
  const hidden = { includeHidden: true };
  await expect(page.getByRole('banner', hidden)).toBeVisible();
  if (!isPlain) await expect(page.getByRole('contentinfo', hidden)).toBeVisible();
}

const bagLink = (page: Page, { who }: Way) =>
  page
    .getByRole('banner', { includeHidden: true })
    .getByRole('link', { name: who === 'admin' ? 'Bag, 1 item' : /^Bag/, includeHidden: true });

/** A page of a team that is well, by a link of the frame. */
async function visitAnotherPage(page: Page, { name }: LiveRemote): Promise<void> {
  const [link, heading] =
    name === 'mf-marketing' ? ['Coupons', 'Coupons'] : ['About Us', /About|Nagpur|story/i];
  await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** By the one link that the plain frame has of the shop. */
async function goHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Tota Darzi' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Hot Deals' })).toBeVisible();
}

/** As a shopper goes on: by the button that was offered, or by loading the page again where none was. */
async function recover(page: Page, { cure }: Fault, way: Way): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' }).last();
  const canTry = way.missing !== undefined && (cure === 'retry' || way.page !== undefined);
  if (canTry) await again.click();
  else await way.go(page);
}
