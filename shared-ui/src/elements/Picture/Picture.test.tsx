import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture';

const kurta = {
  src: '/media/kurta/main-640.webp',
  srcSet: '/media/kurta/main-320.webp 320w, /media/kurta/main-640.webp 640w',
  width: 800,
  height: 1000,
  alt: 'A kurta',
  fallbackSrc: '/media/placeholder/placeholder-640.webp',
};
const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'A kurta' });

test('it waits until it is near the screen, unless it has priority', () => {
  const { rerender } = render(<Picture {...kurta} />);
  expect(image().getAttribute('loading')).toBe('lazy');
  rerender(<Picture {...kurta} priority />);
  expect(image().getAttribute('loading')).toBe('eager');
  expect(image().getAttribute('fetchpriority')).toBe('high');
});

test('a failure shows the fallback at every size, and a new picture gets its own chance', () => {
  const { rerender } = render(<Picture {...kurta} />);
  fireEvent.error(image());
  expect(image().getAttribute('src')).toBe(kurta.fallbackSrc);
  expect(image().hasAttribute('srcset')).toBe(false);
  rerender(<Picture {...kurta} src="/media/kurta/alt-640.webp" />);
  expect(image().getAttribute('src')).toBe('/media/kurta/alt-640.webp');
});

test('a failure before React listened is noticed', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<Picture {...kurta} />);
  expect(image().getAttribute('src')).toBe(kurta.fallbackSrc);
  jest.restoreAllMocks();
});
