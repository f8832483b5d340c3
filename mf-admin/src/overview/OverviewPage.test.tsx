import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';
import type { Overview } from './loadOverview';

const figures: Overview['current'] = {
  ...{ orders: 2, pieces: 3, gross: 1500, discounts: 100, gst: 252, shipping: 50, fees: 10, total: 1712 },
  ...{ refunds: 212, net: 1500, average: 856, cash_due: 645, cash_collected: 0, cash_refused: 0 },
  ...{ new_customers: 1, returning_customers: 1, visits: 80, conversion: 2.5 },
};
const nothing = { ...figures, orders: 0, net: 0, average: 0, new_customers: 0, conversion: null };
const day = { day: '2026-11-20', orders: 2, total: 1712, refunds: 212, net: 1500, visits: 80 };

const overview: Overview = {
  ...{ from: '2026-11-20', to: '2026-11-20', has_orders: true, current: figures, previous: nothing },
  days: [day],
  previous_days: [{ ...day, day: '2026-11-19', orders: 0, total: 0 }],
  products: [{ id: 'lamp', name: 'Brass Lamp', pieces: 3, gross: 1500 }],
  types: [{ id: 'lighting', name: 'Lighting', orders: 2, pieces: 3, gross: 1500 }],
  states: [{ id: 'Tamil Nadu', orders: 2, total: 1712 }],
  means: [
    { id: 'upi', orders: 1, total: 1067 },
    { id: 'cash-due', orders: 1, total: 645 },
  ],
  stock_alerts: {
    ...{ default: 5, total: 1, more: false },
    rows: [
      {
        ...{ product_id: 'kurta', name: 'Kurta', low: 2, sold_out: 1, variants: 4, low_stock_at: null },
        pieces: [
          { label: 'S', stock: 0 },
          { label: 'M', stock: 3 },
        ],
      },
    ],
  },
  waiting: { to_confirm: 0, to_ship: 0, returns: 0, inquiries: 0, complaints: 3, complaints_late: 1 },
};

const open = async (
  answer: Partial<Overview> = {},
  functions: Parameters<typeof createTestShop>[0] = {},
  query = '',
) => {
  const shop = await createTestShop(
    { get_admin_overview: () => ({ ...overview, ...answer }), ...functions },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin${query}`, shop.platform);
  await screen.findByRole('heading', { name: 'Overview' });
  return { user, shop };
};

const linkTo = (name: string | RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');

test('each figure leads to the orders that it is the sum of', async () => {
  await open();
  const days = 'from=2026-11-20&to=2026-11-20';
  expect(linkTo(/^Net sales: ₹1,500/)).toBe(`/admin/orders?${days}&status=sold`);
  expect(linkTo(/^Refunds: ₹212/)).toBe(`/admin/orders?${days}&status=sold&with=refund`);
  expect(linkTo(/^Discounts: ₹100/)).toBe(`/admin/orders?${days}&status=sold&with=discount`);
  expect(linkTo(/^Cash not collected yet: ₹645/)).toBe(`/admin/orders?${days}&status=sold&payment=cash-due`);
  expect(linkTo(/^Tamil Nadu/)).toBe(`/admin/orders?${days}&status=sold&state=Tamil+Nadu`);
  expect(linkTo(/^Lighting/)).toBe(`/admin/orders?${days}&status=sold&type=lighting`);
  expect(linkTo(/^UPI/)).toBe(`/admin/orders?${days}&status=sold&payment=upi`);
  expect(linkTo(/^Brass Lamp/)).toBe('/admin/products/lamp');
});

const daysField = (name: string) =>
  within(screen.getByRole('form', { name: 'Choose a period' })).getByLabelText<HTMLInputElement>(name);

test('days of an address that make no period are told at their field, above the last 30 days', async () => {
  const { shop } = await open({}, {}, '?from=2025-01-01&to=2026-12-01');
  expect(daysField('From').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('A period has at most 400 days.');
  expect(screen.getByText('Shown instead: 20 Nov 2026 to 20 Nov 2026.')).toBeTruthy();
  expect(daysField('To').value).toBe('2026-12-01');
  const { p_from, p_to } = shop.calls.findLast(({ name }) => name === 'get_admin_overview')?.args ?? {};
  expect(Date.parse(String(p_to)) - Date.parse(String(p_from))).toBe(29 * 86_400_000);
});

test('days that are typed the wrong way round are asked for by nobody', async () => {
  const { user, shop } = await open();
  fireEvent.change(daysField('From'), { target: { value: '2026-11-22' } });
  fireEvent.change(daysField('To'), { target: { value: '2026-11-21' } });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('alert').textContent).toBe('The last day comes before the first.');
  expect(shop.calls.filter(({ name }) => name === 'get_admin_overview')).toHaveLength(1);
  fireEvent.change(daysField('To'), { target: { value: '2026-11-22' } });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(location.search).toBe('?from=2026-11-22&to=2026-11-22'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a figure says what it means to whoever asks by keyboard, and Escape shuts it', async () => {
  const { user } = await open();
  const mark = screen.getByRole('button', { name: 'About Conversion' });
  mark.focus();
  const meaning = screen.getByText(/^Orders for every hundred visits/);
  expect(mark.getAttribute('aria-describedby')).toBe(meaning.id);
  expect(getComputedStyle(meaning).visibility).toBe('visible');
  await user.keyboard('{Escape}');
  expect(getComputedStyle(meaning).visibility).toBe('hidden');
});

test('cash that was collected is not said to have come: couriers may still have it', async () => {
  await open();
  const meaningOf = (label: string) => {
    const mark = screen.getByRole('button', { name: `About ${label}` });
    return document.getElementById(mark.getAttribute('aria-describedby') ?? '')?.textContent;
  };
  expect(meaningOf('Cash collected')).toMatch(/paid at the door.*may still be with couriers/);
  expect(meaningOf('Cash not collected yet')).not.toContain('courier');
});

test('figures without anything before say so', async () => {
  await open();
  expect(screen.getByText('2.5%')).toBeTruthy();
  expect(screen.getAllByText('none before').length).toBeGreaterThan(0);
});

test('a shop in which nobody has bought shows what to do instead of charts', async () => {
  await open({ has_orders: false });
  const region = screen.getByRole('region', { name: 'Nobody has bought yet' });
  expect(within(region).getAllByRole('link')).toHaveLength(4);
  expect(screen.queryByText(/^Sales by/)).toBeNull();
});

test('the threshold of a product is changed from its alert, and taken back by an empty field', async () => {
  const { user, shop } = await open({}, { set_low_stock: () => 12 });
  expect(screen.getByText('1 of 4 sold out')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Change when Kurta runs low: at \d+$/ }));
  const field = screen.getByLabelText(/^Warn at so many pieces/);
  await user.type(field, '12');
  await user.click(screen.getByRole('button', { name: 'Save threshold' }));
  await user.click(await screen.findByRole('button', { name: /^Change when Kurta runs low: at \d+$/ }));
  await user.click(screen.getByRole('button', { name: 'Save threshold' }));
  expect(shop.calls.filter(({ name }) => name === 'set_low_stock').map(({ args }) => args)).toEqual([
    { p_product_id: 'kurta', p_at: 12 },
    { p_product_id: 'kurta', p_at: null },
  ]);
});

test('figures, lists and work lead nowhere for a role that would be denied there', async () => {
  await open({}, { get_my_rights: () => ['overview', 'promotions'] });
  for (const name of [/show the orders$/, /^Tamil Nadu/, /^Brass Lamp/, /^Kurta/, /^All of them/, /^0 /, '2'])
    expect(screen.queryByRole('link', { name })).toBeNull();
  for (const text of ['Tamil Nadu', 'Brass Lamp', 'Kurta']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText('₹1,500').length).toBeGreaterThan(1);
  expect(screen.getByText('to confirm', { exact: false })).toBeTruthy();
});

test('a threshold of one piece is told as one', async () => {
  await open({ stock_alerts: { ...overview.stock_alerts, default: 1 } });
  expect(screen.getByRole('button', { name: 'Warn at 1 piece' })).toBeTruthy();
});

test('one piece of waiting work is told as one', async () => {
  await open({
    waiting: { ...overview.waiting, returns: 1, inquiries: 1, complaints: 1, complaints_late: 0 },
  });
  for (const name of ['1 open return', '1 open inquiry', '1 open complaint'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
});

test('a role leads where it may: orders without products and inquiries', async () => {
  await open({}, { get_my_rights: () => ['overview', 'orders_read'] });
  expect(linkTo(/^Net sales: ₹1,500/)).toContain('/admin/orders?');
  expect(linkTo(/^0 to confirm/)).toBe('/admin/orders?status=placed');
  expect(screen.queryByRole('link', { name: /open inquiries$/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Brass Lamp/ })).toBeNull();
});
