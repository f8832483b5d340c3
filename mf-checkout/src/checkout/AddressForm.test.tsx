import { cleanup, screen, waitFor } from '@testing-library/react';
import { createTestShop, Refusal, testLine } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const otherAddress = {
  ...{ id: '00000000-0000-4000-8000-00000000000a', type: 'home', name: 'Asha Rao', phone: '9876543210' },
  ...{ address: '4 Civil Lines', city: 'Nagpur', state: 'Maharashtra', pincode: '440001', is_default: true },
};

beforeEach(() => sessionStorage.clear());

async function openForm(addresses: Record<string, unknown>[] = []) {
  const shop = createTestShop({ signedIn: true, bag: [testLine], tables: { addresses } });
  shop.answer('save_address', ({ p_address }) => {
    const row = { ...(p_address as object), id: '00000000-0000-4000-8000-00000000000b' };
    addresses.push(row);
    return row;
  });
  const page = await renderPage('/checkout', shop.platform);
  await screen.findByRole('button', { name: 'Save address' });
  return { ...page, shop };
}

type Page = Awaited<ReturnType<typeof openForm>>;

async function fill({ user }: Page, pincode: string) {
  await user.type(screen.getByLabelText('Full Name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Mobile Number'), '+91 98765 43210');
  await user.type(screen.getByLabelText('Address'), '12 Residency Road');
  await user.type(screen.getByLabelText('PIN Code'), pincode);
  // The PIN code has filled it in; whoever wants another writes it over that.
  await user.clear(screen.getByLabelText('City'));
  await user.type(screen.getByLabelText('City'), 'Nagpur');
  await user.selectOptions(screen.getByLabelText('State'), 'Maharashtra');
}

test('every error stands beside its field and in a summary that takes the focus and leads there', async () => {
  const { user, shop } = await openForm();

  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(document.activeElement?.textContent).toContain('Please check the address:');
  const phone = screen.getByLabelText('Mobile Number');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Enter a 10-digit Indian mobile number' }));
  expect(document.activeElement).toBe(phone);
  expect(shop.calls.some(({ name }) => name === 'save_address')).toBe(false);
});

test('an error goes with its line in the summary once its field changes or is filled in', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('button', { name: /^Place order/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'));
  const lines = () => {
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    return names.filter((name) => /^(Enter|Choose)/.test(name));
  };
  expect(lines()).toHaveLength(6);

  await user.type(screen.getByLabelText('Full Name'), 'Asha');
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'));
  expect(screen.getByLabelText('Full Name').getAttribute('aria-invalid')).not.toBe('true');
  // The PIN code brings city and state along.
  await user.type(screen.getByLabelText('PIN Code'), '440001');
  await waitFor(() => expect(screen.getByLabelText('State')).toHaveProperty('value', 'Maharashtra'));
  expect(lines()).toEqual(['Enter a 10-digit Indian mobile number', 'Enter house number, street and area']);
  await user.type(screen.getByLabelText('Mobile Number'), '9');
  await user.type(screen.getByLabelText('Address'), '1');
  expect(screen.queryByText(/Please check the address:/)).toBeNull();
});

test('a saved address is chosen for the order and has the focus, whose button is gone', async () => {
  const page = await openForm();
  await fill(page, '440 001');
  await page.user.click(screen.getByRole('button', { name: 'Save address' }));

  const card = await screen.findByRole<HTMLInputElement>('radio', { name: /12 Residency Road, Nagpur/ });
  await waitFor(() => expect(card.checked).toBe(true));
  expect(screen.queryByRole('button', { name: 'Save address' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(card));
  expect(page.shop.calls.find(({ name }) => name === 'save_address')?.args).toEqual({
    p_address: {
      type: 'home',
      name: 'Asha Rao',
      phone: '9876543210',
      address: '12 Residency Road',
      city: 'Nagpur',
      state: 'Maharashtra',
      pincode: '440001',
      is_default: false,
    },
  });
});

test('who goes on to something else while the address is being saved stays there', async () => {
  const addresses: Record<string, unknown>[] = [];
  const page = await openForm(addresses);
  let finish: () => void = () => undefined;
  await fill(page, '440001');
  page.shop.answer('save_address', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    addresses.push({ ...otherAddress, address: '12 Residency Road' });
    return addresses[0];
  });
  await page.user.click(screen.getByRole('button', { name: 'Save address' }));
  const coupon = screen.getByLabelText('Coupon code');
  await page.user.click(coupon);
  finish();
  await screen.findByRole('radio', { name: /12 Residency Road, Nagpur/ });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save address' })).toBeNull());
  expect(document.activeElement).toBe(coupon);
});

test('the server’s objection goes to the field that it names', async () => {
  const page = await openForm();
  page.shop.answer('save_address', () => {
    throw new Refusal('INVALID_ADDRESS', { field: 'pincode' });
  });
  await fill(page, '999999');
  await page.user.click(screen.getByRole('button', { name: 'Save address' }));

  await waitFor(() => expect(screen.getByLabelText('PIN Code').getAttribute('aria-invalid')).toBe('true'));
});

test('what stops an address and is wrong with none of its fields has the focus, whichever button was pressed', async () => {
  const page = await openForm();
  page.shop.answer('save_address', () => {
    throw new Refusal('ADDRESS_LIMIT');
  });
  await fill(page, '440001');
  for (const name of ['Save address', /^Place order/]) {
    const button = screen.getByRole('button', { name });
    await page.user.click(button);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert').parentElement));
    button.focus();
  }
});

test('while an address is being saved the order waits for it', async () => {
  const page = await openForm();
  let finish: () => void = () => undefined;
  page.shop.answer('save_address', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    throw new Refusal('ADDRESS_LIMIT', {});
  });
  await fill(page, '440001');
  const place = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Place order/ });

  expect(place().disabled).toBe(false);
  await page.user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(place().disabled).toBe(true);
  finish();
  await waitFor(() => expect(place().disabled).toBe(false));
});

test('a reload keeps what was typed of a new address, and nothing is sent to another one meanwhile', async () => {
  const page = await openForm();
  await page.user.type(screen.getByLabelText('Full Name'), 'Ravi');
  await page.user.type(screen.getByLabelText('PIN Code'), '4400');

  cleanup();
  const reloaded = await openForm([otherAddress]);
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Ravi');
  expect(screen.getByLabelText('PIN Code')).toHaveProperty('value', '4400');
  await reloaded.user.click(screen.getByRole('button', { name: /^Place order/ }));
  expect(screen.getByText(/Please check the address:/)).toBeTruthy();
  expect(reloaded.shop.calls.some(({ name }) => name === 'place_order')).toBe(false);
  await reloaded.user.click(screen.getByRole('radio', { name: /4 Civil Lines/ }));
  await reloaded.user.click(screen.getByRole('radio', { name: /another address/ }));
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', '');
});
