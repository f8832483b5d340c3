import { act, screen, waitFor } from '@testing-library/react';
import { renderPart } from '../testing/renderCatalogue';
import { DeliveryOptions } from './DeliveryOptions';

const place = {
  city: 'Nagpur',
  state: 'Maharashtra',
  serviceable: true,
  cash: true,
  standard: { from: '2026-11-25', to: '2026-11-27' },
  express: null,
};

it('hands the focus from the button to the PIN code and on to the way to change it', async () => {
  const { user } = await renderPart(<DeliveryOptions />, {
    functions: { delivery_to: ({ p_pin }) => ({ ...place, pin: p_pin }) },
  });
  const ask = screen.getByRole('button', { name: 'Enter PIN code for the day of delivery' });
  // The form's code comes after the press.
  await act(() => user.click(ask));
  const field = await screen.findByLabelText('PIN Code');
  expect(document.activeElement).toBe(field);
  await user.type(field, '440010');
  await user.click(screen.getByRole('button', { name: 'Check PIN code' }));
  const change = await screen.findByRole('button', { name: 'Change PIN code' });
  expect(screen.getByRole('status').textContent).toBe('Delivering to 440010, Nagpur');
  await waitFor(() => expect(document.activeElement).toBe(change));
  await act(() => user.click(change));
  expect(document.activeElement).toBe(await screen.findByLabelText('PIN Code'));
});

it('says before the purchase that a piece does not come back', async () => {
  await renderPart(<DeliveryOptions isFinalSale />);
  expect(screen.getByText('No returns')).toBeTruthy();
  expect(screen.getByText('Only where it comes broken or is not what you ordered')).toBeTruthy();
  expect(screen.queryByText('Free size exchange for first-time customers')).toBeNull();
});
