import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** How somebody meets a remote. */
export interface Way {
  kind: 'opened' | 'navigated to' | 'as a slot';
  /** The remote's own address that is looked at; none for a slot, which stands on others' pages. */
  page?: string;
  /** Its page stands in the plain frame, without bag and footer (adr 0054). */
  isPlain?: boolean;
  /** Who looks: the admin, or a visitor. */
  who: 'admin' | 'visitor';
  go(page: Page): Promise<void>;
  /** What says that something is missing, with the way to try again; `isNamed` when it must say what. */
  missing?: (page: Page, isNamed: boolean) => Locator;
  /** What is there when nothing is wrong. */
  content(page: Page): Locator;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const main = (page: Page) => page.getByRole('main');
/** A page whose remote came and is broken is called just that. */
const notAnswering = (title: string) => (page: Page, isNamed: boolean) =>
  main(page).getByRole('heading', {
    level: 1,
    name: new RegExp(`^(${title}${isNamed ? '' : '|This page'}) is not answering$`),
  });

const opened = (title: string, address: string, content: Way['content']): Way => ({
  kind: 'opened',
  page: address,
  who: 'admin',
  go: async (page) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
  missing: notAnswering(title),
  content,
});

const navigated = (
  title: string,
  { from, address, click }: { from: string; address: string; click(page: Page): Promise<void> },
  content: Way['content'],
): Way => ({
  kind: 'navigated to',
  page: address,
  who: 'admin',
  go: async (page) => {
    // What hangs may be asked for by a part of this page, which then never has all that it asked for.
    await page.goto(from, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('link', { name: 'Bag, 1 item' }).first()).toBeVisible();
    await click(page);
  },
  missing: notAnswering(title),
  content,
});

const inFooter = (name: string) => (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name }).click();

/** Every remote, in each way that there is. */
export const ways: Record<string, Way[]> = {
  'mf-catalog': [
    opened('The catalogue', '/category/men', heading('Men Collection')),
    navigated(
      'The catalogue',
      {
        from: '/about',
        address: '/',
        click: (page) => page.getByRole('banner').getByRole('link', { name: 'Tota Darzi' }).first().click(),
      },
      heading('Hot Deals'),
    ),
    {
      kind: 'as a slot',
      who: 'visitor',
      go: async (page) => {
        await page.goto('/cart');
        await expect(page.getByText('Your cart is empty')).toBeVisible();
      },
      content: heading('Recently viewed'),
    },
  ],
  'mf-checkout': [
    opened('The checkout', '/cart', (page) => page.getByRole('button', { name: 'Proceed to Checkout' })),
    navigated(
      'The checkout',
      {
        from: '/about',
        address: '/cart',
        click: (page) => page.getByRole('banner').getByRole('link', { name: 'Bag, 1 item' }).click(),
      },
      (page) => page.getByRole('button', { name: 'Proceed to Checkout' }),
    ),
  ],
  'mf-account': [
    opened('Your account', '/coupons', heading('Coupons')),
    navigated(
      'Your account',
      { from: '/about', address: '/coupons', click: inFooter('Coupons') },
      heading('Coupons'),
    ),
    {
      kind: 'as a slot',
      who: 'visitor',
      go: async (page) => {
        await page.goto('/about');
        await page.getByRole('button', { name: 'Profile' }).click();
      },
      missing: (page) => page.getByRole('dialog').getByText('Sign-in is not answering right now.'),
      content: (page) => page.getByRole('dialog').getByLabel('Email'),
    },
  ],
  'mf-marketing': [
    opened('This page', '/about', heading(/Nagpur|Our story|About/)),
    navigated(
      'This page',
      { from: '/coupons', address: '/about', click: inFooter('About Us') },
      heading(/Nagpur|Our story|About/),
    ),
    {
      kind: 'as a slot',
      who: 'visitor',
      go: async (page) => {
        await page.goto('/cart');
        // A page that the browser renders begins with a frame of its own, and a footer in it.
        await expect(heading(/^Your (bag|cart)/i)(page)).toBeVisible();
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      },
      content: (page) => page.getByRole('contentinfo').getByRole('textbox', { disabled: false }),
    },
  ],
  'mf-admin': [
    { ...opened('The admin dashboard', '/admin', heading('Overview')), isPlain: true },
    {
      ...navigated(
        'The admin dashboard',
        {
          from: '/about',
          address: '/admin',
          click: async (page) => {
            await page.getByRole('button', { name: 'Profile' }).click();
            await page.getByRole('link', { name: 'Admin Dashboard' }).click();
          },
        },
        heading('Overview'),
      ),
      isPlain: true,
    },
  ],
};
