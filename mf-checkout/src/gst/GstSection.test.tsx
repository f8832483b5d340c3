import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createTestShop, NoAnswer, testLine } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const address = {
  ...{ id: '00000000-0000-4000-8000-00000000000a', type: 'home', name: 'Asha Rao', phone: '9876543210' },
  ...{
    address: '12 Residency Road',
    city: 'Nagpur',
    state: 'Maharashtra',
    pincode: '440001',
    is_default: true,
  },
};

const openShop = () => createTestShop({ signedIn: true, bag: [testLine], tables: { addresses: [address] } });

beforeEach(() => sessionStorage.clear());

// The first of all: it needs the code of the fields to be still on its way.
test('whoever orders before the fields are there reads why nothing happens', async () => {
  const shop = openShop();
  await renderPage('/checkout', shop.platform);
  const wish = await screen.findByRole('checkbox', { name: 'I want a GST invoice' });
  const place = screen.getByRole('button', { name: /^Place order/ });
  await act(async () => {
    fireEvent.click(wish);
    fireEvent.click(place);
  });
  const said = await screen.findByText(/^The fields of the GST invoice are not here yet/);
  fireEvent.change(await screen.findByLabelText(/^GST number/), { target: { value: '2' } });
  expect(said.isConnected).toBe(false);
  expect(shop.calls.map(({ name }) => name)).not.toContain('place_order');
});

test('what a business typed is still there when an order without an answer is started over', async () => {
  const shop = openShop();
  shop.answer('place_order', () => {
    throw new NoAnswer();
  });
  const { user } = await renderPage('/checkout', shop.platform);
  const wish = await screen.findByRole('checkbox', { name: 'I want a GST invoice' });
  await act(() => user.click(wish));
  await user.type(await screen.findByLabelText(/^GST number/), '27AAPFU0939F1ZV');
  await user.type(screen.getByLabelText(/^Name of the business/), 'Umber & Sons');
  await user.click(screen.getByRole('button', { name: /^Place order/ }));
  await user.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(await screen.findByRole('checkbox', { name: 'I want a GST invoice', checked: true })).toBeTruthy();
  expect((await screen.findByLabelText<HTMLInputElement>(/^GST number/)).value).toBe('27AAPFU0939F1ZV');
  expect(screen.getByLabelText<HTMLInputElement>(/^Name of the business/).value).toBe('Umber & Sons');
});

test('a business orders with its number, once that is right', async () => {
  const shop = openShop();
  shop.answer('place_order', () => ({ number: 'TD0123456789', status: 'placed', payment_id: null }));
  const placed = () => shop.calls.filter(({ name }) => name === 'place_order');
  const { user } = await renderPage('/checkout', shop.platform);
  const place = () => user.click(screen.getByRole('button', { name: /^Place order/ }));

  const wish = await screen.findByRole('checkbox', { name: 'I want a GST invoice' });
  await act(() => user.click(wish));
  await user.type(await screen.findByLabelText(/^GST number/), '27AAPFU0939F1ZW');
  await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
  await place();
  expect(await screen.findByText(/^Enter the 15 characters/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^GST number/));
  expect(placed()).toHaveLength(0);

  await user.clear(screen.getByLabelText(/^GST number/));
  await user.type(screen.getByLabelText(/^GST number/), '27 aapfu-0939f1zv');
  await user.type(screen.getByLabelText(/^Name of the business/), ' Umber & Sons ');
  await place();
  await waitFor(() =>
    expect(placed().map(({ args }) => args.p_gst)).toEqual([
      { gstin: '27AAPFU0939F1ZV', name: 'Umber & Sons' },
    ]),
  );
});
