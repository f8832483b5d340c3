import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';

const desk = {
  ...{ orders: 2, amount: 1290 },
  couriers: [
    {
      courier: 'Blue Dart',
      orders: 2,
      amount: 1290,
      oldest: 40,
      week: 645,
      fortnight: 0,
      month: 0,
      older: 645,
    },
  ],
};
const remittanceId = '11111111-1111-4111-8111-111111111111';
const line = {
  position: 1,
  parcel: 'AWB1',
  number: 'TD0123456789',
  amount: 600,
  expected: 645,
  counted: 600,
};
const answer = {
  ...{ id: null, lines: [{ ...line, outcome: 'short' }], counts: { short: 1 }, total: 600, counted: 600 },
  missing: {
    ...{ total: 1, amount: 645 },
    rows: [
      {
        ...{ number: 'TD9999999999', courier: 'Blue Dart', tracking_number: null },
        ...{ amount: 645, open: 645, since: '2026-11-01T08:00:00Z' },
      },
    ],
  },
};

test('open cash stands by courier and age, and narrows to one', async () => {
  const { platform, calls } = await createTestShop(
    { get_cash_desk: () => desk, list_open_cash: () => ({ total: 0, rows: [] }) },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/cash', platform);
  const couriers = within(await screen.findByRole('region', { name: 'Couriers' }));
  expect(couriers.getByRole('row', { name: /Blue Dart/ }).textContent).toContain('40 days');
  await user.click(couriers.getByRole('link', { name: 'Blue Dart' }));
  await screen.findByRole('link', { name: /Show all couriers/ });
  expect(calls.findLast(({ name }) => name === 'list_open_cash')?.args).toMatchObject({
    p_courier: 'Blue Dart',
  });
});

test('a list is compared first, booked as it was compared, and a changed one is compared again', async () => {
  const { platform, calls } = await createTestShop(
    {
      get_cash_desk: () => desk,
      record_remittance: ({ p_book }) => ({ ...answer, id: p_book ? 'r1' : null }),
      list_remittance_lines: () => ({ total: 0, rows: [], counts: {}, remittance: null }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/cash/new', platform);
  await user.type(await screen.findByLabelText('Courier'), 'Blue Dart');
  await user.type(screen.getByLabelText('Reference of the transfer'), 'UTR 1');
  await user.type(screen.getByLabelText('Remitted on'), '2026-11-20');
  await user.type(screen.getByLabelText('List'), 'AWB1,600\nrubbish 7');
  await user.click(screen.getByRole('button', { name: 'Compare with our cash' }));
  expect(await screen.findByText(/Line 2 has no order/)).toBeTruthy();
  const faults = within(screen.getByRole('region', { name: 'Lines that do not agree' }));
  expect(faults.getByText('Short')).toBeTruthy();
  expect(faults.getByText('Missing')).toBeTruthy();
  // What was compared is seen a moment before anything can be done with it.
  const book = async () => {
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Book/ });
    await waitFor(() => expect(button.disabled).toBe(false));
    return button;
  };
  await book();
  await user.type(screen.getByLabelText('List'), '0');
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Compare with our cash' }));
  await user.click(await book());
  const sent = calls.filter(({ name }) => name === 'record_remittance').map(({ args }) => args);
  expect(sent.map(({ p_book }) => p_book)).toEqual([false, false, true]);
  expect(sent[2]?.p_remittance).toEqual(sent[1]?.p_remittance);
  expect(sent[0]?.p_remittance).toMatchObject({
    reference: 'UTR 1',
    lines: [{ parcel: 'AWB1', amount: '600' }],
  });
  // And leads to what was booked, without a question: nothing is unsaved any more.
  await waitFor(() => expect(location.pathname).toBe('/admin/cash/remittances/r1'));
});

test('no field is changed while the list is compared: what is booked is what stands there', async () => {
  let compare = () => undefined as void;
  const { platform } = await createTestShop(
    {
      get_cash_desk: () => desk,
      record_remittance: () => new Promise((resolve) => (compare = () => resolve(answer))),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/cash/new', platform);
  const courier = await screen.findByLabelText<HTMLInputElement>('Courier');
  await user.type(courier, 'Blue Dart');
  await user.type(screen.getByLabelText('Reference of the transfer'), 'UTR 1');
  await user.type(screen.getByLabelText('Remitted on'), '2026-11-20');
  await user.type(screen.getByLabelText('List'), 'AWB1,600');
  await user.click(screen.getByRole('button', { name: 'Compare with our cash' }));
  await user.type(courier, ' Express');
  await act(async () => compare());
  expect(await screen.findByRole('button', { name: /^Book/ })).toBeTruthy();
  expect(courier.value).toBe('Blue Dart');
});

test('lines that say the same stand there twice', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const twice = { ...line, outcome: 'short' };
  const { platform } = await createTestShop(
    {
      list_remittance_lines: () => ({
        ...{ total: 2, rows: [twice, { ...twice, position: 2 }], counts: { short: 2 } },
        remittance: {
          ...{ id: remittanceId, courier: 'Blue Dart', reference: 'UTR 1', remitted_on: '2026-11-20' },
          ...{ admin_email: 'mira@example.com', created_at: '2026-11-21T08:00:00Z', withdrawn_at: null },
        },
      }),
    },
    'admin',
  );
  await renderRoutes(routes, `/admin/cash/remittances/${remittanceId}`, platform);
  expect(await screen.findAllByText('AWB1')).toHaveLength(2);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

test('a remittance that is known already is told at its reference', async () => {
  const { platform } = await createTestShop(
    {
      get_cash_desk: () => desk,
      record_remittance: () => {
        throw new Refusal('INVALID_INPUT', 'This remittance is in the books already.', {
          field: 'reference',
        });
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/cash/new', platform);
  await user.type(await screen.findByLabelText('Courier'), 'B');
  await user.type(screen.getByLabelText('Reference of the transfer'), 'UTR 1');
  await user.type(screen.getByLabelText('Remitted on'), '2026-11-20');
  await user.type(screen.getByLabelText('List'), 'AWB1,600');
  await user.click(screen.getByRole('button', { name: 'Compare with our cash' }));
  expect((await screen.findByLabelText('Reference of the transfer')).getAttribute('aria-invalid')).toBe(
    'true',
  );
});

test('a list’s file that is too large or cannot be read is refused, until a good one follows', async () => {
  const { platform } = await createTestShop({ get_cash_desk: () => desk }, 'admin');
  const { user } = await renderRoutes(routes, '/admin/cash/new', platform);
  const choose = async (text: () => Promise<string>, size = 9) =>
    user.upload(
      await screen.findByLabelText('Or its CSV file'),
      Object.defineProperties(new File([], 'list.csv', { type: 'text/csv' }), {
        size: { value: size },
        text: { value: text },
      }),
    );
  await choose(async () => 'never read', 2_000_000);
  expect(await screen.findByText('The file is larger than a megabyte.')).toBeTruthy();
  await choose(() => Promise.reject(new Error('Gone')));
  expect(await screen.findByText('The file could not be read. Please choose it again.')).toBeTruthy();
  await choose(async () => 'AWB1,600');
  await waitFor(() => expect(screen.getByLabelText('List')).toHaveProperty('value', 'AWB1,600'));
  expect(screen.queryByRole('alert')).toBeNull();
});
