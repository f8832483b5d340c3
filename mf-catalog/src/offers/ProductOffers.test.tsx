import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { Refusal } from '../testing/fakeDatabase';
import { renderPart } from '../testing/renderCatalogue';
import { offerText, ProductOffers } from './ProductOffers';

const offer = {
  id: 'NAMASTE10',
  type: 'percentage' as const,
  value: 10,
  min_order: 500,
  max_discount: 150,
  valid_until: '2030-12-31T18:29:59Z',
  needs_sign_in: true,
  saving: 80,
};

it.each([
  [{}, '10% OFF up to ₹150 above ₹500'],
  [{ max_discount: null, min_order: 0 }, '10% OFF'],
  [{ type: 'flat' as const, value: 300, max_discount: null, min_order: 1500 }, '₹300 OFF above ₹1,500'],
  [{ type: 'shipping' as const, value: 0, max_discount: 50, min_order: 1 }, 'FREE SHIPPING up to ₹50'],
])('says what an offer is worth %#', (changes, text) => {
  expect(offerText({ ...offer, ...changes })).toBe(text);
});

it('names the offers of a product and copies a code', async () => {
  const functions = { get_product_offers: () => ({ promotions: [], coupons: [offer] }) };
  const { user, toasts } = await renderPart(<ProductOffers productId="neel-tee" />, { functions });
  expect(await screen.findByText('Saves ₹80 on one piece')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy code NAMASTE10' }));
  expect(await navigator.clipboard.readText()).toBe('NAMASTE10');
  expect(toasts.at(-1)).toMatchObject({ tone: 'success' });
});

it('names what applies by itself, from when and for whom', async () => {
  const promotion = {
    id: 'p',
    title: 'Buy 2 get 1',
    ends_at: null,
    first_order: false,
    min_amount: 0,
    min_pieces: 0,
  };
  const first = {
    ...promotion,
    id: 'f',
    title: '₹200 off',
    first_order: true,
    min_amount: 900,
    min_pieces: 2,
  };
  const functions = { get_product_offers: () => ({ promotions: [promotion, first], coupons: [] }) };
  await renderPart(<ProductOffers productId="neel-tee" />, { functions });
  expect(await screen.findByText('Buy 2 get 1')).toBeTruthy();
  expect(screen.getByText('On your first order · From ₹900 and 2 pieces of what it is for')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'All coupons' })).toBeNull();
});

it('asks once, however often it is rendered before it is on the page', async () => {
  const get_product_offers = jest.fn(() => ({ promotions: [], coupons: [offer] }));
  let arrive = () => {};
  const later = new Promise<void>((resolve) => (arrive = resolve));
  const Later = () => use(later) ?? null;
  await renderPart(
    <Suspense>
      <ProductOffers productId="neel-tee" />
      <Later />
    </Suspense>,
    { functions: { get_product_offers } },
  );
  await act(async () => arrive());
  expect(await screen.findByText('Saves ₹80 on one piece')).toBeTruthy();
  expect(get_product_offers).toHaveBeenCalledTimes(1);
});

it.each([
  ['offer', { promotions: [], coupons: [] }],
  ['answer', new Refusal('UNEXPECTED', 'No answer')],
])('is nothing where there is no %s', async (_, answer) => {
  const get_product_offers = jest.fn(() => answer);
  await renderPart(<ProductOffers productId="neel-tee" />, { functions: { get_product_offers } });
  await waitFor(() => expect(get_product_offers).toHaveBeenCalled());
  await act(async () => Promise.resolve());
  expect(screen.queryByText('Offers')).toBeNull();
});
