import { screen, waitFor } from '@testing-library/react';
import { createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const waiting = {
  id: 'a1',
  kind: 'price',
  product_id: 'neel-tee',
  variant_id: null,
  name: 'Neel Tee',
  image: null,
  variant_label: '',
  price: 499,
  below: 450,
  asked_at: '2026-11-20T06:00:00Z',
};

test('what one waits for is listed and stopped with one press', async () => {
  const other = { ...waiting, id: 'a2', name: 'Kantha Stole' };
  const shop = createTestShop({
    signedIn: true,
    functions: { get_alerts: [waiting, other], drop_alert: [] },
  });
  const { user } = await renderPage('/alerts', shop.platform);
  expect(await screen.findAllByText('When it costs less than ₹450 · now ₹499')).toHaveLength(2);
  const stop = async (name: string, left: object[]) => {
    shop.functions.get_alerts = left;
    await user.click(screen.getByRole('button', { name: `Stop: ${name}` }));
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
  };
  await stop('Neel Tee', [other]);
  expect(shop.rpcCalls).toContainEqual(['drop_alert', { p_id: 'a1' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Kantha Stole').closest('li')));
  await stop('Kantha Stole', []);
  const title = screen.getByRole('heading', { name: 'What I wait for' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('who waits for nothing reads how to', async () => {
  const shop = createTestShop({ signedIn: true, functions: { get_alerts: [] } });
  await renderPage('/alerts', shop.platform);
  expect(await screen.findByText('You are not waiting for anything')).toBeTruthy();
});

test('a visit confirms nothing; a press does', async () => {
  const answer = { outcome: 'confirmed', kind: 'stock', product_id: 'neel-tee', available: true };
  const shop = createTestShop({ functions: { confirm_alert: answer } });
  const { user } = await renderPage('/alerts/confirm?token=abc', shop.platform);
  const button = await screen.findByRole('button', { name: 'Yes, tell me' });
  expect(shop.rpcCalls.map(([name]) => name)).not.toContain('confirm_alert');
  await user.click(button);
  const said = await screen.findByText('It is back already.');
  expect(document.activeElement?.contains(said)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(shop.rpcCalls).toContainEqual(['confirm_alert', { p_token: 'abc' }]);
});

test('a stop offers to stop the rest as well', async () => {
  const shop = createTestShop({ functions: { stop_alert: { outcome: 'stopped', others: 2 } } });
  const { user } = await renderPage('/alerts/stop?token=abc', shop.platform);
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped. You still wait for 2 more things.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop all of them' }));
  expect(shop.rpcCalls).toContainEqual(['stop_alert', { p_token: 'abc', p_all: true }]);
});
