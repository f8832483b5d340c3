import { cleanup, screen, waitFor } from '@testing-library/react';
import { createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

beforeEach(() => sessionStorage.clear());

test('an error goes once its field is changed or filled in, and the others stay', async () => {
  const { platform } = createTestShop({
    signedIn: true,
    tables: { addresses: [] },
    functions: { delivery_to: { city: 'Nagpur', state: 'Maharashtra', serviceable: true } },
  });
  const { user } = await renderPage('/saved-addresses', platform);
  await user.click(await screen.findByRole('button', { name: 'Add address' }));
  await user.click(await screen.findByRole('button', { name: 'Save address' }));
  const wrong = () =>
    ['Full Name', 'Mobile Number', 'Address', 'PIN Code', 'City', 'State'].filter(
      (label) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true',
    );
  expect(wrong()).toHaveLength(6);

  await user.type(screen.getByLabelText('Full Name'), 'A');
  expect(wrong()).toEqual(['Mobile Number', 'Address', 'PIN Code', 'City', 'State']);
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'));
  // The PIN code brings city and state along.
  await user.type(screen.getByLabelText('PIN Code'), '440001');
  await waitFor(() => expect(wrong()).toEqual(['Mobile Number', 'Address']));
});

test('what is typed is kept for the account that typed it, and for no other in the same tab', async () => {
  const { platform } = createTestShop({ signedIn: true, tables: { addresses: [] } });
  const { user } = await renderPage('/saved-addresses', platform);
  await user.click(await screen.findByRole('button', { name: 'Add address' }));
  await user.type(await screen.findByLabelText('Full Name'), 'Asha');
  const state = platform.session.get();
  const owner = state.status === 'signed-in' ? state.user.id : '';
  expect(Object.keys(sessionStorage)).toEqual([expect.stringContaining(owner)]);
  cleanup();

  await renderPage('/saved-addresses', platform);
  await user.click(await screen.findByRole('button', { name: 'Add address' }));
  expect(await screen.findByLabelText('Full Name')).toHaveProperty('value', 'Asha');
});
