import { screen, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';

const zone = {
  ...{ id: 'country', title: 'Other towns', serviceable: true, cash: true },
  ...{ standard_from: 3, standard_to: 5, express_from: null, express_to: null },
};
const area = { prefix: '44', zone_id: 'country', state: 'Maharashtra', city: null };

const open = async (functions: Parameters<typeof createTestShop>[0] = {}) => {
  const shop = await createTestShop(
    { get_admin_delivery: () => ({ zones: [zone], areas: [area] }), ...functions },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/delivery', shop.platform);
  await screen.findByRole('heading', { name: 'Delivery' });
  return user;
};

test('shows what is promised where, and sends a changed zone whole', async () => {
  const sent: unknown[] = [];
  const user = await open({
    save_delivery_zone: (args) => {
      sent.push(args);
      return zone;
    },
  });
  const zones = within(screen.getByRole('region', { name: 'List of zones' }));
  expect(zones.getByText('3 to 5 days')).toBeTruthy();
  expect(zones.getByText('None')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit Other towns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Cash on delivery is possible' }));
  await user.click(screen.getByRole('button', { name: 'Save zone' }));
  expect(sent).toEqual([
    {
      p_zone: {
        ...{ id: 'country', title: 'Other towns', serviceable: true, cash: false, is_created: false },
        ...{ standard_from: '3', standard_to: '5', express_from: '', express_to: '' },
      },
      p_expected: zone,
    },
  ]);
});

test('express on the day of the order is sent to no database, which would refuse it', async () => {
  const sent: unknown[] = [];
  const user = await open({ save_delivery_zone: (args) => (sent.push(args), zone) });
  await user.click(screen.getByRole('button', { name: 'Edit Other towns' }));
  await user.type(screen.getByLabelText(/^Express from/), '0');
  const last = screen.getByLabelText(/^Express to/);
  await user.type(last, '1');
  const save = () => user.click(screen.getByRole('button', { name: 'Save zone' }));
  await save();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(/^Express from/), '{Backspace}1');
  await save();
  expect(sent).toMatchObject([{ p_zone: { express_from: '1', express_to: '1' } }]);
});

test('a refused area is told at its field', async () => {
  const user = await open({
    save_delivery_area: () => {
      throw new Refusal('INVALID_INPUT', 'A city needs its state.', { field: 'state' });
    },
  });
  await user.click(screen.getByRole('button', { name: 'New area' }));
  await user.type(screen.getByLabelText('PIN codes begin with'), '4400');
  await user.type(screen.getByLabelText(/^City/), 'Nagpur');
  await user.click(screen.getByRole('button', { name: 'Save area' }));
  expect((await screen.findByLabelText('State')).getAttribute('aria-invalid')).toBe('true');
});

test('a new zone or area is sent as new, so that it takes the place of none that there is', async () => {
  const sent: unknown[] = [];
  const user = await open({
    save_delivery_area: ({ p_area }) => {
      sent.push(p_area);
      throw new Refusal('INVALID_INPUT', 'There is a row for this beginning.', { field: 'prefix' });
    },
    save_delivery_zone: ({ p_zone }) => {
      sent.push(p_zone);
      throw new Refusal('INVALID_INPUT', 'Another zone has this name.', { field: 'id' });
    },
  });
  await user.click(screen.getByRole('button', { name: 'New area' }));
  await user.type(screen.getByLabelText('PIN codes begin with'), '44');
  await user.click(screen.getByRole('button', { name: 'Save area' }));
  expect(await screen.findByText('There is a row for this beginning.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await user.click(screen.getByRole('button', { name: 'New zone' }));
  await user.type(screen.getByLabelText('Short name'), 'Country');
  await user.type(screen.getByLabelText('Title'), 'Mine');
  await user.type(screen.getByLabelText('Standard from (days)'), '3');
  await user.type(screen.getByLabelText('Standard to (days)'), '5');
  await user.click(screen.getByRole('button', { name: 'Save zone' }));
  expect(await screen.findByText('Another zone has this name.')).toBeTruthy();
  expect(sent).toMatchObject([
    { prefix: '44', is_created: true },
    { id: 'Country', is_created: true },
  ]);
});

test('PIN codes are deleted once somebody has said so, and a refusal stays beside the question', async () => {
  const sent: unknown[] = [];
  const user = await open({
    delete_delivery_area: (args) => {
      sent.push(args);
      throw new Refusal('INVALID_INPUT', 'Somewhere else must be left.');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Delete 44' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Somewhere else must be left.');
  expect(sent).toEqual([{ p_prefix: '44' }]);
});

test('whoever saves a zone or an area second reads what the first has made of it', async () => {
  const user = await open({
    save_delivery_zone: () => {
      throw new Refusal('STALE', 'Somebody else.', { fields: { cash: false }, by: 'ravi@example.com' });
    },
    save_delivery_area: ({ p_expected }) => {
      expect(p_expected).toEqual(area);
      throw new Refusal('STALE', 'Somebody else has deleted this in the meantime.');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit Other towns' }));
  await user.click(screen.getByRole('button', { name: 'Save zone' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'ravi@example.com has changed “Cash on delivery is possible” to no in the meantime.',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit 44' }));
  await user.click(screen.getByRole('button', { name: 'Save area' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Somebody else has deleted this in the meantime.',
  );
});
