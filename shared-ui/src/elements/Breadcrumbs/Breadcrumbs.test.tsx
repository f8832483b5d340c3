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
