import { screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from '../../testing/createTestShop';
import { orderRow } from '../../testing/orderRow';
import { renderPage } from '../../testing/renderPage';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const quote = {
  ...{ delivery: 'express', shipping: 150, amount_due: 1217, refund: 0, note: 'Express delivery.' },
  ...{ promised_from: '2026-11-22', promised_to: '2026-11-23' },
};
const address = {
  ...orderRow.ship_to,
  id: 'a2',
  name: 'Office',
  address: '4 Civil Lines',
  is_default: false,
};

/** Presses the dialog's button once it is not at work any more. */
const press = async (user: { click: (element: Element) => Promise<void> }, name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
};

const open = async (functions: Record<string, unknown>, placed_at = minutesAgo(30), status = 'placed') => {
  const shop = createTestShop({
    signedIn: true,
    tables: {
      orders: [{ ...orderRow, placed_at, status }],
      addresses: [address],
      product_variants: [
        { id: 'neel-lotus-tee:m', product_id: 'neel-lotus-tee', label: 'M' },
        { id: 'neel-lotus-tee:l', product_id: 'neel-lotus-tee', label: 'L' },
      ],
    },
    functions,
  });
  const { user } = await renderPage('/orders/TD0123456789', shop.platform);
  await screen.findByRole('heading', { name: 'Order TD0123456789' });
  return { ...shop, user };
};

test('says what a change comes to before it is made, and changes what was chosen alone', async () => {
  const { user, rpcCalls, toasts } = await open({ quote_order_change: quote, modify_order: {} });
  await user.click(screen.getByRole('button', { name: 'Change order' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('Deliver to'), 'a2');
  await user.selectOptions(dialog.getByLabelText('Delivery'), 'express');
  await user.selectOptions(dialog.getByLabelText('Neel Lotus Tee'), 'L');
  await press(user, 'See what it comes to');
  expect(await dialog.findByText(/You pay ₹1,217 in cash instead of ₹1,117\./)).toBeTruthy();
  expect(rpcCalls.map(([name]) => name)).not.toContain('modify_order');

  await press(user, 'Change the order');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rpcCalls).toContainEqual([
    'modify_order',
    {
      p_number: 'TD0123456789',
      p_changes: {
        ...{ address_id: 'a2', delivery: 'express' },
        lines: [{ position: 1, variant_id: 'neel-lotus-tee:l' }],
      },
      p_expected_due: 1217,
    },
  ]);
  expect(toasts.at(-1)?.message).toBe('Order TD0123456789 is changed.');
});

test('another choice is priced anew, and a refusal is said', async () => {
  const refusal = Object.assign(new Error('There is no express delivery to PIN code 413001.'), {
    hint: 'NO_EXPRESS',
  });
  const { user } = await open({ quote_order_change: quote, modify_order: refusal });
  await user.click(screen.getByRole('button', { name: 'Change order' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('Delivery'), 'express');
  await press(user, 'See what it comes to');
  await dialog.findByText(/You pay/);
  await user.selectOptions(dialog.getByLabelText('Deliver to'), 'a2');
  expect(dialog.queryByText(/You pay/)).toBeNull();
  await press(user, 'See what it comes to');
  await press(user, 'Change the order');
  expect((await dialog.findByRole('alert')).textContent).toContain('no express delivery to PIN code 413001');
  await press(user, 'See what it comes to');
  expect(await dialog.findByText(/You pay/)).toBeTruthy();
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('a change whose answer was lost is sent again as it was agreed to', async () => {
  const lost = new Error('Failed to fetch');
  const { user, functions, rpcCalls } = await open({ quote_order_change: quote, modify_order: lost });
  await user.click(screen.getByRole('button', { name: 'Change order' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('Delivery'), 'express');
  await press(user, 'See what it comes to');
  await press(user, 'Change the order');
  expect((await dialog.findByRole('alert')).textContent).toContain('try again');
  // It was done: asked what it comes to, the shop would say that nothing changes.
  functions.quote_order_change = { ...quote, note: '' };
  functions.modify_order = {};
  await press(user, 'Change the order');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = rpcCalls.filter(([name]) => name === 'modify_order').map(([, args]) => args);
  expect(sent).toEqual([sent[0], sent[0]]);
});

test('that nothing is changed yet is no longer said once something is', async () => {
  const { user } = await open({ quote_order_change: { ...quote, note: '' } });
  await user.click(screen.getByRole('button', { name: 'Change order' }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByLabelText('Delivery');
  await press(user, 'See what it comes to');
  expect((await dialog.findByRole('alert')).textContent).toContain('Nothing is changed yet.');
  await user.selectOptions(dialog.getByLabelText('Delivery'), 'express');
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('nothing else can be chosen while the price is asked, or the answer would be about another choice', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise((resolve) => (answer = () => resolve(quote)));
  const { user } = await open({ quote_order_change: asked });
  await user.click(screen.getByRole('button', { name: 'Change order' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('Delivery'), 'express');
  await press(user, 'See what it comes to');
  const fields = dialog.getAllByRole<HTMLSelectElement>('combobox');
  expect(fields.map(({ disabled }) => disabled)).toEqual([true, true, true]);
  answer();
  expect(await dialog.findByText(/You pay ₹1,217/)).toBeTruthy();
  await waitFor(() => expect(fields.map(({ disabled }) => disabled)).toEqual([false, false, false]));
});

test.each([
  ['an hour ago', 61, 'placed'],
  ['and confirmed', 10, 'confirmed'],
])('an order placed %s cannot be changed', async (_, minutes, status) => {
  await open({}, minutesAgo(minutes), status);
  expect(screen.queryByRole('button', { name: 'Change order' })).toBeNull();
});
