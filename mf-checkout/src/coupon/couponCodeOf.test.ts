import { couponCodeOf } from './couponCodeOf';

test('a code is what was meant', () => {
  expect(couponCodeOf(' namaste 10\n')).toBe('NAMASTE10');
});
