import { briefly } from './briefly';

test('an error is its words and the first place that it came from', () => {
  expect(briefly('TypeError: x is no function\n    at Page (a.js:1:2)\n    at render (b.js:3:4)')).toBe(
    'TypeError: x is no function (at Page (a.js:1:2))',
  );
  expect(briefly(new RangeError('too\n  far'))).toMatch(/^RangeError: too far \(at /);
});

test('what is no error is said as it is', () => {
  expect(briefly({ code: 7 })).toBe('{"code":7}');
});

test('of what the federation runtime wraps, the cause is said', () => {
  expect(
    briefly(
      'Error: [ Federation Runtime ]: failed\nargs: {}\nOriginal Error Message:\n Error: no React\n  at a',
    ),
  ).toBe('Error: no React (at a)');
});
