import { act, fireEvent, screen } from '@testing-library/react';
import { Refusal } from '../testing/fakeDatabase';
import { renderPage, renderPart } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';
import { testShopper as shopper } from '../testing/testShopper';
import { noOffers } from './fetchOffers';
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
  const offers = { promotions: [], coupons: [offer] };
  const { user, toasts } = await renderPart(<ProductOffers productId="neel-tee" offers={offers} />);
  expect(screen.getByText('Saves ₹80 on one piece')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy code NAMASTE10' }));
  expect(await navigator.clipboard.readText()).toBe('NAMASTE10');
  expect(toasts.at(-1)).toMatchObject({ tone: 'success' });
});

it('says of the code copied last alone that it is copied, and for two seconds', async () => {
  const offers = { promotions: [], coupons: [offer, { ...offer, id: 'DIWALI' }] };
  const { user } = await renderPart(<ProductOffers productId="neel-tee" offers={offers} />);
  await user.click(screen.getByRole('button', { name: 'Copy code NAMASTE10' }));
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Copy code DIWALI' }));
  await act(() => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Copied code DIWALI' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy code NAMASTE10' })).toBeTruthy();
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('button', { name: 'Copy code DIWALI' })).toBeTruthy();
  jest.useRealTimers();
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
  const offers = { promotions: [promotion, first], coupons: [] };
  await renderPart(<ProductOffers productId="neel-tee" offers={offers} />);
  expect(screen.getByText('Buy 2 get 1')).toBeTruthy();
  expect(screen.getByText('On your first order · From ₹900 and 2 pieces of what it is for')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'All coupons' })).toBeNull();
});

it.each([
  // The end itself is no longer within.
  ['2026-05-31T18:30:00Z', 'Applies in the bag by itself until 31 May 2026'],
  ['2026-06-01T12:30:00Z', 'Applies in the bag by itself until 1 Jun 2026, 6:00 pm'],
])('says until when it applies, in India: %s', async (ends_at, text) => {
  const promotion = { id: 'p', title: '₹200 off', first_order: false, min_amount: 0, min_pieces: 0 };
  const offers = { promotions: [{ ...promotion, ends_at }], coupons: [] };
  await renderPart(<ProductOffers productId="neel-tee" offers={offers} />);
  expect(screen.getByText(text)).toBeTruthy();
});

it('comes with its product', async () => {
  const functions = { get_product_offers: () => ({ promotions: [], coupons: [offer] }) };
  await renderPage('/product/neel-tee', { products: [testProduct()], functions });
  expect(await screen.findByText('Saves ₹80 on one piece')).toBeTruthy();
});

it('asks for theirs once somebody signed in, and not before', async () => {
  const get_product_offers = jest.fn(() => ({ promotions: [], coupons: [offer] }));
  const { platform } = await renderPart(<ProductOffers productId="neel-tee" offers={noOffers} />, {
    functions: { get_product_offers },
  });
  expect(get_product_offers).not.toHaveBeenCalled();

  jest.spyOn(platform.session, 'get').mockReturnValue({ status: 'signed-in', user: shopper });
  await act(async () => platform.start());
  expect(await screen.findByText('Saves ₹80 on one piece')).toBeTruthy();
  expect(get_product_offers).toHaveBeenCalledTimes(1);
});

it('asks again when another shopper signs in, and shows them nothing of the one before', async () => {
  const answers = [[offer], []];
  const functions = { get_product_offers: () => ({ promotions: [], coupons: answers.shift() }) };
  const { platform } = await renderPart(<ProductOffers productId="neel-tee" offers={noOffers} />, {
    functions,
  });
  const session = jest.spyOn(platform.session, 'get');
  session.mockReturnValue({ status: 'signed-in', user: shopper });
  await act(async () => platform.start());
  expect(await screen.findByText('Saves ₹80 on one piece')).toBeTruthy();
  session.mockReturnValue({ status: 'signed-in', user: { ...shopper, id: 'u2' } });
  await act(async () => platform.start());
  expect(screen.queryByText('Saves ₹80 on one piece')).toBeNull();
});

it('leaves the page as it is where offers cannot be had', async () => {
  const functions = { get_product_offers: () => new Refusal('UNEXPECTED', 'No answer') };
  await renderPage('/product/neel-tee', { products: [testProduct()], functions });
  expect(screen.getByRole('heading', { level: 1, name: 'Neel Tee' })).toBeTruthy();
  expect(screen.queryByText('Offers')).toBeNull();
});

it('is nothing where there is none', async () => {
  await renderPart(<ProductOffers productId="neel-tee" offers={noOffers} />);
  expect(screen.queryByText('Offers')).toBeNull();
});
