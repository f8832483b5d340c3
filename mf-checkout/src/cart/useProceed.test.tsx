import { screen, waitFor } from '@testing-library/react';
import { linkTo, redirectTo } from '@shop/kernel/routing';
import { renderRoutes } from '@shop/kernel/testing';
import { createTestShop } from '../testing/createTestShop';
import { useProceed } from './useProceed';

function Cart() {
  return <button onClick={useProceed()}>Proceed</button>;
}

async function openCart(signedIn: boolean) {
  const shop = createTestShop({ signedIn });
  let visits = 0;
  const loader = () => {
    visits += 1;
    throw redirectTo(shop.platform, linkTo('cart'));
  };
  const { user } = await renderRoutes(
    [
      { path: '/cart', Component: Cart },
      { path: '/checkout', loader, element: null },
    ],
    '/cart',
    shop.platform,
  );
  const press = () => user.click(screen.getByRole('button', { name: 'Proceed' }));
  return { ...shop, press, visits: () => visits };
}

test('who was led back to the cart can proceed again', async () => {
  const { press, visits } = await openCart(true);
  await press();
  await waitFor(() => expect(visits()).toBe(1));
  await press();
  await waitFor(() => expect(visits()).toBe(2));
});
