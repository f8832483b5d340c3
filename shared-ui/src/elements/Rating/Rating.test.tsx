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

test('the next star is filled in part', () => {
  render(<Rating value={4.8} />);
  expect(getComputedStyle(screen.getByRole('img')).getPropertyValue('--part')).toBe('0.8');
});

test('says the rating and how many ratings, with Indian grouping for the eye', () => {
  const { container } = render(<Rating value={4.8} count={125000} />);
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5, 125000 ratings' })).toBeTruthy();
  expect(container.textContent).toContain('(1,25,000)');
});

test('one rating is one', () => {
  render(<Rating value={5} count={1} />);
  expect(screen.getByRole('img', { name: 'Rated 5.0 out of 5, 1 rating' })).toBeTruthy();
});
