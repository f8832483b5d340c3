import { render, screen } from '@testing-library/react';
import { TitledPage } from './TitledPage';

test('its title is the one heading of the first level, also without a body', () => {
  const { rerender } = render(<TitledPage title="Shipping" intro="Within India only." />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shipping');
  expect(screen.getByText('Within India only.')).toBeTruthy();
  rerender(<TitledPage title="Shipping">Orders leave within 24 hours.</TitledPage>);
  expect(screen.getByText('Orders leave within 24 hours.')).toBeTruthy();
});
