import { screen, within } from '@testing-library/react';
import { createTestShop } from '../../testing/createTestShop';
import { orderRow } from '../../testing/orderRow';
import { renderPage } from '../../testing/renderPage';

test('items whose cancelling had no answer are not cancelled twice by the dialog that is opened again', async () => {
  const placed_at = new Date(Date.now() - 300_000).toISOString();
  const quote = { amount: 590, is_last: false, back: {}, total: 545, cash_before: 1117, cash_after: 545 };
  const { platform, rpcCalls, functions } = createTestShop({
    signedIn: true,
    tables: { orders: [{ ...orderRow, placed_at }] },
    functions: { quote_cancellation: quote, cancel_pieces: new Error('lost') },
  });
  const { user } = await renderPage('/orders/TD0123456789', platform);
  const cancelOne = async () => {
    await user.click(await screen.findByRole('button', { name: 'Cancel items' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/^Neel Lotus Tee/), 'Cancel 1 of 2');
    await user.click(dialog.getByRole('button', { name: 'See what goes back' }));
    await user.click(await dialog.findByRole('button', { name: 'Cancel these items' }));
    return dialog;
  };
  const lost = await cancelOne();
  await lost.findByRole('alert');
  await user.click(lost.getByRole('button', { name: 'Close' }));
  functions.cancel_pieces = { number: 'TD0123456789' };
  await cancelOne();
  const keys = rpcCalls
    .filter(([name]) => name === 'cancel_pieces')
    .map(([, args]) => args as { p_key: string });
  expect(keys).toHaveLength(2);
  expect(keys[1]?.p_key).toBe(keys[0]?.p_key);
});

test('that nothing is chosen yet is no longer said once something is', async () => {
  const placed_at = new Date(Date.now() - 300_000).toISOString();
  const { platform } = createTestShop({ signedIn: true, tables: { orders: [{ ...orderRow, placed_at }] } });
  const { user } = await renderPage('/orders/TD0123456789', platform);
  await user.click(await screen.findByRole('button', { name: 'Cancel items' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'See what goes back' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('at least one item');
  await user.selectOptions(dialog.getByLabelText(/^Neel Lotus Tee/), 'Cancel 1 of 2');
  expect(dialog.queryByRole('alert')).toBeNull();
});
