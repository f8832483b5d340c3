import { screen } from '@testing-library/react';
import { createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const vpa = { id: 'v1', vpa: 'asha@okaxis', state: 'pending', name: '', is_default: true };

test.each([
  ['pending', 'Verification pending', true],
  ['failed', /Verification failed/, true],
  ['verified', 'Verified', false],
])('%s reads %s and can be verified: %s', async (state, text, hasButton) => {
  const { platform } = createTestShop({ signedIn: true, tables: { saved_vpas: [{ ...vpa, state }] } });
  await renderPage('/saved-vpa', platform);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Verify/ }) !== null).toBe(hasButton);
  expect(screen.getByText('Default')).toBeTruthy();
});

test('verifying asks the provider through the shop’s function', async () => {
  const shop = createTestShop({ signedIn: true, tables: { saved_vpas: [vpa] } });
  const { user } = await renderPage('/saved-vpa', shop.platform);
  await user.click(await screen.findByRole('button', { name: 'Verify asha@okaxis' }));
  expect(shop.calls).toEqual([['vpa-verify', { vpa_id: 'v1' }]]);
});

test('what is no UPI ID is refused before it is sent', async () => {
  const shop = createTestShop({ signedIn: true });
  const { user } = await renderPage('/saved-vpa', shop.platform);
  await user.type(await screen.findByLabelText('UPI ID'), 'asha');
  await user.click(screen.getByRole('button', { name: 'Add UPI ID' }));
  expect(screen.getByRole('alert').textContent).toBe('Please enter a UPI ID such as name@bank.');
  expect(shop.rpcCalls.map(([name]) => name)).not.toContain('save_vpa');
});

test.each([
  ['/saved-vpa', 'Get refunds straight to your bank'],
  ['/saved-cards', 'Your cards with our payment partner'],
  ['/saved-addresses', 'Keep your addresses in one place'],
])('%s tells visitors what it is for', async (path, purpose) => {
  const shop = createTestShop();
  const views: string[] = [];
  shop.platform.commands.handle('open-sign-in', ({ view }) => {
    views.push(view);
    return 'done';
  });
  const { user } = await renderPage(path, shop.platform);
  expect(await screen.findByRole('heading', { name: purpose })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(views).toEqual(['login']);
});

test('what went wrong before does not hide what goes wrong now', async () => {
  const refusal = Object.assign(new Error('We could not find that UPI ID.'), { hint: 'UNKNOWN_VPA' });
  const shop = createTestShop({
    signedIn: true,
    tables: { saved_vpas: [{ ...vpa, is_default: false }] },
    functions: { set_default_vpa: refusal },
    edge: { 'vpa-verify': Response.json({ code: 'RATE', message: 'Please wait.' }, { status: 429 }) },
  });
  const { user } = await renderPage('/saved-vpa', shop.platform);
  await user.click(await screen.findByRole('button', { name: 'Verify asha@okaxis' }));
  const first = (await screen.findByRole('alert')).textContent;
  await user.click(screen.getByRole('button', { name: /^Set as default/ }));
  expect(await screen.findByText('We could not find that UPI ID.')).toBeTruthy();
  expect(first).not.toContain('could not find');
});
