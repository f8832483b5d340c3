import { keepOnTabChange } from './keepOnTabChange';

const loadsAgain = (from: string, to: string) => {
  const [currentUrl, nextUrl] = [from, to].map((address) => new URL(address, 'https://shop.example'));
  return keepOnTabChange({ currentUrl, nextUrl, defaultShouldRevalidate: true } as Parameters<
    typeof keepOnTabChange
  >[0]);
};

test.each([
  ['/profile', '/profile?tab=orders', false],
  ['/profile?tab=orders', '/profile?tab=affiliate', false],
  ['/profile?tab=orders', '/profile?tab=orders&page=2', true],
  ['/profile?tab=orders&page=2', '/profile?tab=affiliate', true],
  // Several steps back at once: each page is that of its own tab.
  ['/profile?tab=affiliate&page=2', '/profile?tab=orders&page=2', true],
  ['/profile?tab=orders', '/profile?tab=orders', true],
])('from %s to %s: loaded again %s', (from, to, expected) => {
  expect(loadsAgain(from, to)).toBe(expected);
});
