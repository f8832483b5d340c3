import { act, screen, waitFor } from '@testing-library/react';
import { leaveFor } from '@shop/kernel/react';
import { createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

jest.mock('@shop/kernel/react', () => ({
  ...jest.requireActual<object>('@shop/kernel/react'),
  leaveFor: jest.fn(() => new Promise(() => undefined)),
}));

const tables = {
  saved_cards: [
    {
      id: 'c1',
      brand: 'visa',
      last4: '4242',
      expiry_month: 9,
      expiry_year: 2095,
      holder_name: 'ASHA RAO',
      is_default: true,
    },
  ],
};

test.each([
  ['added', 'Your card is saved.'],
  ['cancelled', 'No card was added.'],
  ['failed', 'Your card was not saved, because 10 is the most we keep. Please delete one first.'],
])('the way back from the provider with %s says so, and the address forgets it', async (outcome, text) => {
  const { platform } = createTestShop({ signedIn: true, tables });
  await renderPage(`/saved-cards?outcome=${outcome}`, platform);
  expect(await screen.findByText(text)).toBeTruthy();
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.getByText(text)).toBeTruthy();
});

test('a card has expired by the shop’s clock, which this device’s is behind', async () => {
  const { platform } = createTestShop({ signedIn: true, tables });
  platform.service.reportAnswer('Fri, 01 Jun 2096 00:00:00 GMT');
  await renderPage('/saved-cards', platform);
  expect(await screen.findByText(/^Expired/)).toBeTruthy();
});

test('an outcome that nobody knows says nothing', async () => {
  const { platform } = createTestShop({ signedIn: true, tables });
  await renderPage('/saved-cards?outcome=constructor', platform);
  expect(await screen.findByRole('list', { name: 'Saved cards' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([[true], [false]])(
  'nobody is promised a choice at checkout that is not there, signed in: %s',
  async (signedIn) => {
    const { platform } = createTestShop({ signedIn, tables });
    const { user } = await renderPage('/saved-cards', platform);
    expect(await screen.findByText(/Paying an order still asks for the card/)).toBeTruthy();
    if (signedIn) await user.click(screen.getByRole('button', { name: 'Delete Visa ending in 4242' }));
    expect(screen.queryByText(/at checkout/)).toBeNull();
  },
);

test.each([
  ['whoever waits for the provider’s page is taken there', false, 1],
  ['whoever goes elsewhere meanwhile is not', true, 0],
])('%s', async (_, goesOn, times) => {
  let answer: (page: object) => void = () => undefined;
  const opening = new Promise<object>((resolve) => (answer = resolve));
  const { platform } = createTestShop({ signedIn: true, tables, edge: { 'saved-card-start': opening } });
  const { user, router } = await renderPage('/saved-cards', platform);
  await user.click(await screen.findByRole('button', { name: 'Add card' }));
  if (goesOn) await act(() => router.navigate('/orders'));
  answer({ url: 'https://pay.example/page', fields: {} });
  await opening;
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(leaveFor).toHaveBeenCalledTimes(times);
});
