import { render, screen } from '@testing-library/react';
import { TitleBand } from './TitleBand';

test('has the trail, the title and the introduction, and its drawing only where there is one', () => {
  const { rerender } = render(<TitleBand trail={<nav aria-label="Breadcrumb" />} title="Kids Collection" />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Kids Collection' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  rerender(
    <TitleBand trail={null} title="Kids Collection" intro="Soft cotton." art={<img alt="A kite" />} />,
  );
  expect(screen.getByRole('img', { name: 'A kite' })).toBeTruthy();
  expect(screen.getByText('Soft cotton.')).toBeTruthy();
});
