import { screen } from '@testing-library/react';
import { createTestShop } from '../testing/createTestShop';
import { orderRow } from '../testing/orderRow';
import { renderPage } from '../testing/renderPage';

const open = async (signedIn: boolean) => {
  const shop = createTestShop({ signedIn, functions: { get_linked_order: orderRow } });
  await renderPage('/orders/TD0123456789/link?key=abc', shop.platform);
  await screen.findByRole('heading', { name: 'Order TD0123456789' });
  return shop.rpcCalls.filter(([name]) => name === 'get_linked_order');
};

test('a visitor is offered an account', async () => {
  await open(false);
  expect(screen.getByRole('button', { name: 'Create an account' })).toBeTruthy();
});

test('who is signed in is offered none, and the order is looked for once', async () => {
  expect(await open(true)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull();
});

test('an order that joins the account by its link leads on to the page on which it can be changed', async () => {
  const order = { ...orderRow, placed_at: new Date().toISOString() };
  const orders: unknown[] = [];
  const shop = createTestShop({ signedIn: true, tables: { orders } });
  Object.defineProperty(shop.functions, 'get_linked_order', {
    get: () => {
      orders.push(order);
      return order;
    },
  });
  await renderPage('/orders/TD0123456789/link?key=abc', shop.platform);
  await screen.findByRole('button', { name: 'Cancel order' });
  expect(shop.rpcCalls).toContainEqual(['get_linked_order', { p_number: 'TD0123456789', p_key: 'abc' }]);
});
