import { act, screen, waitFor, within } from '@testing-library/react';
import { Refusal } from '../testing/fakeDatabase';
import { renderPage } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';

const gone = testProduct({
  variants: ['s', 'm'].map((size) => ({ id: `neel-tee:${size}`, label: size.toUpperCase(), stock: 0 })),
  stockCount: 0,
});

async function openShop(product = gone, outcome: unknown = { outcome: 'check_mail' }) {
  const asked: unknown[] = [];
  const ask_alert = (params: unknown) => {
    asked.push(params);
    return outcome;
  };
  const catalogue = await renderPage(`/product/${product.id}`, {
    products: [product],
    functions: { ask_alert },
  });
  // Who is there is known once the session has been looked for.
  await act(async () => catalogue.platform.start());
  return { ...catalogue, asked };
}

it('asks a visitor for size and address where Add to Bag was, and then for a look into the mail', async () => {
  const { asked, user } = await openShop();
  await user.click(screen.getByRole('button', { name: 'TELL ME WHEN IT IS BACK' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tell me when it is back' }));
  await user.click(dialog.getByRole('button', { name: 'Tell me' }));
  expect(dialog.getByText('Please select a size')).toBeTruthy();
  expect(dialog.getByText('Please enter your e-mail address.')).toBeTruthy();
  expect(asked).toEqual([]);

  await user.click(dialog.getByRole('radio', { name: 'M' }));
  await user.type(dialog.getByLabelText(/^Email/), 'asha@example.com');
  await user.click(dialog.getByRole('button', { name: 'Tell me' }));
  expect(await dialog.findByText(/^Please check your mail/)).toBeTruthy();
  // The form is gone, and what came of it has the focus.
  expect(document.activeElement?.textContent).toMatch(/^Please check your mail/);
  expect(asked).toMatchObject([
    {
      p_kind: 'stock',
      p_product_id: 'neel-tee',
      p_variant_id: 'neel-tee:m',
      p_email: 'asha@example.com',
      p_fax: '',
    },
  ]);
});

it('needs no size for a price, and says why it was refused', async () => {
  const refused = new Refusal('TOO_MANY_ATTEMPTS', 'Too many attempts. Please try again later.');
  const { asked, user } = await openShop(testProduct(), refused);
  await user.click(screen.getByRole('button', { name: 'Tell me when the price falls' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tell me when the price falls' }));
  expect(dialog.queryByRole('radio')).toBeNull();
  await user.type(dialog.getByLabelText(/^Email/), 'asha@example.com');
  await user.click(dialog.getByRole('button', { name: 'Tell me' }));
  expect(await dialog.findByText('Too many attempts. Please try again later.')).toBeTruthy();
  expect(asked).toMatchObject([{ p_kind: 'price', p_product_id: 'neel-tee' }]);
});

it('offers it for a size that is sold out while others can be had', async () => {
  const { user } = await openShop(testProduct());
  await user.click(screen.getByRole('button', { name: 'Sold out in your size? Tell me when it is back' }));
  expect(await screen.findByRole('dialog', { name: 'Tell me when it is back' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'TELL ME WHEN IT IS BACK' })).toBeNull();
});

it('takes out of the bag what was sold out between page and press, and says so', async () => {
  const product = testProduct();
  const { platform, toasts, user } = await openShop(product);
  const [, medium] = product.variants;
  if (medium) medium.stock = 0;
  await user.click(screen.getByRole('radio', { name: 'M' }));
  const [button] = screen.getAllByRole('button', { name: 'ADD TO BAG' });
  if (button) await user.click(button);
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      message: 'Neel Tee was sold out a moment ago. It is not in your bag.',
      tone: 'error',
    }),
  );
  expect(platform.bag.get()).toEqual([]);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^M/ }).disabled).toBe(true),
  );
});
