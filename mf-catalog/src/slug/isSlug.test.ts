import { isSlug } from './isSlug';

it.each(['neel-tee', 'a', '2-3y'])('takes %s for an id', (text) => expect(isSlug(text)).toBe(true));

it.each(['', '\0', "a'b", '<script>', 'A', 'a,b', 'a'.repeat(121)])('refuses %j', (text) =>
  expect(isSlug(text)).toBe(false),
);
