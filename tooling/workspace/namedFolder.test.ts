import { namedFolder } from './namedFolder';

it('is the one that was named, or none', () => {
  expect(namedFolder(['out/shop'])).toBe('out/shop');
  expect(namedFolder([])).toBeUndefined();
});

it('is no option, and not one of several', () => {
  expect(() => namedFolder(['--nope'])).toThrow("Unknown option '--nope'");
  expect(() => namedFolder(['a', 'b'])).toThrow('Name one folder: a b are several.');
});
