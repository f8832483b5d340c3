import { vpaError, vpaProvider } from './vpaRules';

test.each(['asha.rao@okaxis', ' 9876543210@ybl ', 'Asha_1@HDFC'])('%s is a UPI ID', (vpa) => {
  expect(vpaError(vpa)).toBeUndefined();
});

test.each([
  '',
  'asha',
  'asha@',
  '@okaxis',
  'a b@okaxis',
  'a@b@c',
  'asha@1bank',
  '-asha@okaxis',
  'asha@bank.com',
])('%j is none', (vpa) => {
  expect(vpaError(vpa)).toBe('Please enter a UPI ID such as name@bank.');
});

test('the handle says whose app it is', () => {
  expect(vpaProvider('asha@oksbi')).toBe('Google Pay');
  expect(vpaProvider('asha@kotak')).toBe('kotak');
  expect(vpaProvider('asha@constructor')).toBe('constructor');
});
