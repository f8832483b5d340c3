import { screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import type { TaxRecords } from './taxRecords';

const taxes: TaxRecords = {
  seller: {
    legal_name: 'Example Retail',
    address: '1 Sadar, Nagpur',
    gstin: '27ZZZCZ0000Z1Z1',
    saved_at: null,
    state: 'Maharashtra',
  },
  codes: [
    { hsn: '6109', goods: 'T-shirts', percent: 18, low_percent: 5, low_up_to: 2500 },
    { hsn: '7117', goods: 'Imitation jewellery', percent: 3, low_percent: null, low_up_to: null },
  ],
  types: [
    { type_id: 'men-topwear', name: 'Men › Topwear', hsn: '6109', of_group: null },
    { type_id: 'men-tees', name: 'Men › Topwear › T-shirts', hsn: null, of_group: '6109' },
  ],
};

const open = async (functions: Parameters<typeof createTestShop>[0] = {}) => {
  const shop = await createTestShop({ get_admin_taxes: () => taxes, ...functions }, 'admin');
  const { user } = await renderRoutes(routes, '/admin/taxes', shop.platform);
  await screen.findByRole('heading', { name: 'Taxes' });
  return user;
};

test('says that the seller is an example until somebody saves, and tells a wrong number at its field', async () => {
  const user = await open({
    save_seller: () => {
      throw new Refusal('INVALID_INPUT', 'Enter the 15 characters of the GST number.', { field: 'gstin' });
    },
  });
  expect(screen.getByText('This is an example. Enter your own before the shop goes live.')).toBeTruthy();
  const gstin = screen.getByLabelText(/^GST number/);
  await user.clear(gstin);
  await user.type(gstin, '27ZZZCZ0000Z1Z2');
  await user.click(screen.getByRole('button', { name: 'Save seller' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Enter the 15 characters of the GST number.');
  expect(gstin.getAttribute('aria-invalid')).toBe('true');
});

test('a new heading overwrites none that there is', async () => {
  const sent: unknown[] = [];
  const user = await open({
    save_hsn_code: ({ p_code }) => {
      sent.push(p_code);
      throw new Refusal('INVALID_INPUT', 'This heading has its rate already. Edit that one.', {
        field: 'hsn',
      });
    },
  });
  await user.click(screen.getByRole('button', { name: 'New heading' }));
  await user.type(screen.getByLabelText(/^HSN code/), '6109');
  await user.type(screen.getByLabelText('Goods'), 'Shirts');
  await user.type(screen.getByLabelText('GST (%)'), '12');
  await user.click(screen.getByRole('button', { name: 'Save heading' }));
  expect(await screen.findByText('This heading has its rate already. Edit that one.')).toBeTruthy();
  expect(sent).toMatchObject([{ hsn: '6109', is_created: true }]);
});

test('shows rates with their slabs, and sends a changed one whole', async () => {
  const sent: unknown[] = [];
  const user = await open({
    save_hsn_code: (args) => {
      sent.push(args);
      return taxes.codes[0];
    },
  });
  const codes = within(screen.getByRole('region', { name: 'List of tariff headings' }));
  expect(codes.getByText('5% up to ₹2,500 a piece, 18% above')).toBeTruthy();
  await user.click(codes.getByRole('button', { name: 'Edit 6109' }));
  const upTo = screen.getByLabelText(/^Lower GST up to/);
  await user.clear(upTo);
  await user.type(upTo, '3000');
  await user.click(screen.getByRole('button', { name: 'Save heading' }));
  const code = { hsn: '6109', goods: 'T-shirts', percent: '18', low_percent: '5', low_up_to: '3000' };
  expect(sent).toEqual([{ p_code: { ...code, is_created: false }, p_expected: taxes.codes[0] }]);
});

test('a type follows its group until it has a heading of its own', async () => {
  const sent: unknown[] = [];
  const user = await open({ save_type_hsn: (args) => void sent.push(args) });
  const types = within(screen.getByRole('region', { name: 'List of types' }));
  expect(types.getByText('6109, of its group')).toBeTruthy();
  await user.click(types.getByRole('button', { name: 'Edit Men › Topwear › T-shirts' }));
  await user.selectOptions(screen.getByLabelText('Tariff heading'), '7117');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ p_type: 'men-tees', p_hsn: '7117', p_expected: { hsn: null } }]);
});

test('shows the seller as it was saved, and leaves the cursor where it was', async () => {
  let { seller } = taxes;
  const user = await open({
    get_admin_taxes: () => ({ ...taxes, seller }),
    save_seller: () => {
      seller = { ...seller, legal_name: 'Umber & Sons', saved_at: '2026-11-21T08:00:00Z' };
      return seller;
    },
  });
  const name = () => screen.getByLabelText<HTMLInputElement>('Legal name');
  await user.clear(name());
  await user.type(name(), '  Umber & Sons {Enter}');
  await waitFor(() => expect(name().value).toBe('Umber & Sons'));
  expect(document.activeElement).toBe(name());
});

test('whoever saves the seller second reads what the first has saved, and saves over it with the next press', async () => {
  const expected: unknown[] = [];
  const user = await open({
    save_seller: ({ p_expected }) => {
      expected.push(p_expected);
      if (expected.length > 1) return taxes.seller;
      throw new Refusal('STALE', 'Somebody else.', {
        fields: { address: '2 Sadar' },
        by: 'ravi@example.com',
      });
    },
  });
  const name = screen.getByLabelText<HTMLInputElement>('Legal name');
  await user.type(name, ' Ltd');
  const save = () => user.click(screen.getByRole('button', { name: 'Save seller' }));
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'ravi@example.com has changed “Address” to 2 Sadar in the meantime.',
  );
  expect(name.value).toBe('Example Retail Ltd');
  await save();
  expect(expected).toMatchObject([taxes.seller, { ...taxes.seller, address: '2 Sadar' }]);
});

test('whoever saves a heading or that of a type second reads what the first has made of it, and may save over it', async () => {
  const expected: unknown[] = [];
  const refuse = (fields: object) => {
    throw new Refusal('STALE', 'Somebody else.', { fields, by: 'ravi@example.com' });
  };
  const user = await open({
    save_hsn_code: ({ p_expected }) => {
      expected.push(p_expected);
      return expected.length > 1 ? taxes.codes[0] : refuse({ percent: 12 });
    },
    save_type_hsn: () => refuse({ hsn: '6109' }),
  });
  const alert = async () => (await screen.findByRole('alert')).textContent;
  await user.click(screen.getByRole('button', { name: 'Edit 6109' }));
  await user.click(screen.getByRole('button', { name: 'Save heading' }));
  expect(await alert()).toContain('ravi@example.com has changed “GST (%)” to 12 in the meantime.');
  await user.click(screen.getByRole('button', { name: 'Save heading' }));
  expect(expected).toEqual([taxes.codes[0], { ...taxes.codes[0], percent: 12 }]);
  await user.click(screen.getByRole('button', { name: 'Edit Men › Topwear › T-shirts' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await alert()).toContain('ravi@example.com has changed “Tariff heading” to 6109 in the meantime.');
});
