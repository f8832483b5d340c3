import { render, screen } from '@testing-library/react';
import { Rating } from './Rating';

const filled = (picture: HTMLElement) => Number(getComputedStyle(picture).getPropertyValue('--stars'));

test.each([
  [0, 0],
  [3.9, 3],
  [4.8, 4],
  [5, 5],
])('%d fills %d stars, the floor of it', (value, stars) => {
  render(<Rating value={value} />);
  expect(filled(screen.getByRole('img'))).toBe(stars);
});

test('says the rating and how many reviews, with Indian grouping for the eye', () => {
  const { container } = render(<Rating value={4.8} count={125000} />);
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5, 125000 reviews' })).toBeTruthy();
  expect(container.textContent).toContain('(1,25,000)');
});

test('one review is one', () => {
  render(<Rating value={5} count={1} />);
  expect(screen.getByRole('img', { name: 'Rated 5.0 out of 5, 1 review' })).toBeTruthy();
});
