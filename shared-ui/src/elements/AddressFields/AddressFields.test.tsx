import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressFields } from './AddressFields';

const states = ['Goa', 'Maharashtra'];

test('browsers fill in every field by themselves', () => {
  render(<AddressFields errors={{}} states={states} />);
  const purposes = ['Full Name', 'Mobile Number', 'Address', 'PIN Code', 'City', 'State'].map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  );
  expect(purposes).toEqual([
    'shipping name',
    'shipping tel-national',
    'shipping street-address',
    'shipping postal-code',
    'shipping address-level2',
    'shipping address-level1',
  ]);
});

test('a fault is said at its field, beside the hint', () => {
  render(
    <AddressFields errors={{ phone: 'Ten digits, please.' }} initial={{ phone: '98' }} states={states} />,
  );
  const field = screen.getByLabelText('Mobile Number');
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['10 digits; the courier calls this number.', 'Ten digits, please.']);
  expect((field as HTMLInputElement).value).toBe('98');
});

test('the form hears of each field that is changed', async () => {
  const user = userEvent.setup();
  const mended: string[] = [];
  render(<AddressFields errors={{}} states={states} onMend={(field) => mended.push(field)} />);
  await user.type(screen.getByLabelText('City'), 'P');
  await user.selectOptions(screen.getByLabelText('State'), 'Goa');
  await user.selectOptions(screen.getByLabelText('Type of address'), 'Office');
  expect(mended).toEqual(['city', 'state']);
});

test('a state that was saved is chosen, and none is for a new address', () => {
  const { unmount } = render(<AddressFields errors={{}} initial={{ state: 'Goa' }} states={states} />);
  expect((screen.getByLabelText('State') as HTMLSelectElement).value).toBe('Goa');
  unmount();
  render(<AddressFields errors={{}} states={states} />);
  expect((screen.getByLabelText('State') as HTMLSelectElement).value).toBe('');
});

describe('of an address in Mumbai', () => {
  const places: Record<string, { city: string | null; state: string | null }> = {
    '560001': { city: 'Bengaluru', state: 'Karnataka' },
    '413001': { city: null, state: 'Maharashtra' },
    '571401': { city: null, state: 'Karnataka' },
    '396210': { city: null, state: null },
  };
  const stored = { pincode: '400050', city: 'Mumbai', state: 'Maharashtra' };

  async function edit(initial: Partial<typeof stored> = stored) {
    const user = userEvent.setup();
    const placeOf = async (pin: string) => ({
      ...{ city: null, state: null },
      ...places[pin],
      serviceable: true,
    });
    render(
      <form>
        <AddressFields
          initial={initial}
          errors={{}}
          states={['Gujarat', 'Karnataka', 'Maharashtra']}
          placeOf={placeOf}
        />
      </form>,
    );
    const enter = async (pin: string) => {
      await user.clear(screen.getByLabelText('PIN Code'));
      await user.type(screen.getByLabelText('PIN Code'), pin);
    };
    const expectPlace = (city: string, state: string) =>
      waitFor(() => {
        expect(screen.getByLabelText('City')).toHaveProperty('value', city);
        expect(screen.getByLabelText('State')).toHaveProperty('value', state);
      });
    return { user, enter, expectPlace };
  }

  test('city and state follow another PIN code', async () => {
    const { enter, expectPlace } = await edit();
    await enter('560001');
    await expectPlace('Bengaluru', 'Karnataka');
  });

  test('the city stays where only the state is known and the same, and goes with another state', async () => {
    const { enter, expectPlace } = await edit();
    await enter('571401');
    await expectPlace('', 'Karnataka');
    await enter('413001');
    await expectPlace('Mumbai', 'Maharashtra');
  });

  test('both stay where the place of the PIN code is not known', async () => {
    const { enter, expectPlace } = await edit();
    await enter('560001');
    await expectPlace('Bengaluru', 'Karnataka');
    await enter('396210');
    await expectPlace('Mumbai', 'Maharashtra');
  });

  test('what is written now stays, and a state that the PIN code contradicts is called wrong until one of them goes', async () => {
    const { user, enter, expectPlace } = await edit({});
    const isWrong = () => screen.getByLabelText('State').getAttribute('aria-invalid') === 'true';
    await user.type(screen.getByLabelText('City'), 'Kalaburagi');
    await user.selectOptions(screen.getByLabelText('State'), 'Maharashtra');
    await enter('560001');
    expect(
      await screen.findByText('PIN code 560001 is in Karnataka. Choose that state, or correct the PIN code.'),
    ).toBeTruthy();
    await expectPlace('Kalaburagi', 'Maharashtra');
    expect(isWrong()).toBe(true);
    await user.selectOptions(screen.getByLabelText('State'), 'Karnataka');
    expect(isWrong()).toBe(false);
    await user.selectOptions(screen.getByLabelText('State'), 'Gujarat');
    expect(isWrong()).toBe(true);
    await enter('396210');
    await waitFor(() => expect(isWrong()).toBe(false));
  });
});

test('what is known of a PIN code goes with it, also where nobody answers for the next', async () => {
  const placeOf = (pin: string) =>
    pin === '560001'
      ? Promise.resolve({ city: 'Bengaluru', state: 'Karnataka', serviceable: true })
      : Promise.reject(new Error('No answer'));
  render(<AddressFields errors={{}} states={['Karnataka']} placeOf={placeOf} />);
  const field = screen.getByLabelText('PIN Code');
  fireEvent.input(field, { target: { value: '560001' } });
  expect(await screen.findByText('Bengaluru, Karnataka')).toBeTruthy();
  fireEvent.input(field, { target: { value: '400050' } });
  await waitFor(() => expect(screen.queryByText('Bengaluru, Karnataka')).toBeNull());
});
