import { screen, waitFor, within } from '@testing-library/react';
import { accountAnswers } from '../testing/accountAnswers';
import { createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const path = '/profile?tab=affiliate';

test('the referral link carries the code and can be copied', async () => {
  const { platform } = createTestShop({ signedIn: true });
  const { user } = await renderPage(path, platform);

  expect((await screen.findByLabelText<HTMLInputElement>('Affiliate code')).value).toBe('TDABCDEF');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/?ref=TDABCDEF`);
});

test('clicks, sums and the ledger are the account’s own', async () => {
  const commissions = [
    { id: 'c1', base: 1000, percent: 8, amount: 80, state: 'pending', created_at: '2026-11-21T19:00:00Z' },
  ];
  const { platform } = createTestShop({ signedIn: true, tables: { commissions } });
  await renderPage(path, platform);

  expect(await screen.findByText('4 in the last 30 days')).toBeTruthy();
  const row = within(screen.getByRole('table', { name: 'Commissions' })).getAllByRole('row')[1];
  expect(row?.textContent).toContain('8% of ₹1,000');
  expect(row?.textContent).toContain('Pending');
});

test('a payout below 500 rupees cannot be asked for', async () => {
  const functions = { get_affiliate: { ...(accountAnswers.get_affiliate as object), available: 499 } };
  const { platform } = createTestShop({ signedIn: true, functions });
  await renderPage(path, platform);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Request payout' })).disabled).toBe(
    true,
  );
  expect(screen.getByText(/₹1 more/)).toBeTruthy();
});

test('without a verified UPI ID the payout says where to add one', async () => {
  const refusal = Object.assign(new Error('Please save and verify a UPI ID first: payouts go there.'), {
    hint: 'PAYOUT_DESTINATION',
  });
  const shop = createTestShop({ signedIn: true, functions: { request_payout: refusal } });
  const { user } = await renderPage(path, shop.platform);
  await user.click(await screen.findByRole('button', { name: 'Request payout' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('link', { name: 'Your UPI IDs' }).getAttribute('href')).toBe('/saved-vpa');
});

test('a payout whose answer was lost stands in the list once it is asked for again', async () => {
  const shop = createTestShop({
    signedIn: true,
    functions: { request_payout: new Error('Failed to fetch') },
  });
  const { user } = await renderPage(path, shop.platform);
  await user.click(await screen.findByRole('button', { name: 'Request payout' }));
  expect((await screen.findByRole('alert')).textContent).toContain('try again');
  const payout = {
    ...{ id: 'p1', amount: 600, vpa: 'asha@okaxis', state: 'requested', tds: 0, tds_percent: 0 },
    ...{ requested_at: '2026-11-21T06:00:00Z', due_on: '2026-12-01', settled_at: null },
  };
  const figures = accountAnswers.get_affiliate as object;
  shop.functions.get_affiliate = { ...figures, available: 0, payouts: [payout] };
  shop.functions.request_payout = Object.assign(new Error('Payouts start at ₹500.'), {
    hint: 'PAYOUT_MINIMUM',
  });
  await user.click(screen.getByRole('button', { name: 'Request payout' }));
  const list = within(await screen.findByRole('list', { name: 'Payouts' }));
  expect(list.getByRole('listitem').textContent).toContain('₹600 to asha@okaxis');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a payout is asked for once', async () => {
  const shop = createTestShop({ signedIn: true, functions: { request_payout: { amount: 600 } } });
  const { user } = await renderPage(path, shop.platform);
  await user.click(await screen.findByRole('button', { name: 'Request payout' }));
  expect(shop.rpcCalls.filter(([name]) => name === 'request_payout')).toHaveLength(1);
  expect(shop.toasts.at(-1)?.message).toBe('Your payout is requested. We pay on the 1st.');
});

test('a PAN is looked at before it is sent, and shown covered afterwards', async () => {
  const shop = createTestShop({ signedIn: true, functions: { save_pan: 'AB••••••4M' } });
  const { user } = await renderPage(path, shop.platform);
  await user.type(await screen.findByLabelText(/^PAN/), 'ABCD');
  await user.click(screen.getByRole('button', { name: 'Save PAN' }));
  expect(await screen.findByText(/^Enter the 10 characters/)).toBeTruthy();
  await user.clear(screen.getByLabelText(/^PAN/));
  await user.type(screen.getByLabelText(/^PAN/), 'abcpk 1234m');
  await user.click(screen.getByRole('button', { name: 'Save PAN' }));
  await waitFor(() =>
    expect(shop.rpcCalls.filter(([name]) => name === 'save_pan')).toEqual([
      ['save_pan', { p_pan: 'ABCPK1234M' }],
    ]),
  );
});
