import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from './Breadcrumbs';

test('the last one is the page itself and no link', () => {
  render(
    <Breadcrumbs
      items={[{ label: 'Home', href: '/' }, { label: 'Women' }]}
      renderLink={(href, label) => <a href={href}>{label}</a>}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']);
  expect(screen.getByText('Women').getAttribute('aria-current')).toBe('page');
});

test('a page that is called as what it lies in leaves nothing behind on the way to the next', () => {
  const way = (...labels: string[]) => (
    <Breadcrumbs
      items={labels.map((label, index) => ({ label, href: index < labels.length - 1 ? '/' : undefined }))}
      renderLink={(href, label) => <a href={href}>{label}</a>}
    />
  );
  const { rerender } = render(way('Home', 'Bandhani', 'Bandhani'));
  rerender(way('Home', 'Kurtas', 'Neel Kurta'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Kurtas',
    'Neel Kurta',
  ]);
});
