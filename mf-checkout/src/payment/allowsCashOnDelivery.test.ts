import { defaultSettings } from '@shop/kernel/domain';
import { allowsCashOnDelivery } from './allowsCashOnDelivery';

test('cash on delivery strictly below 5000 rupees', () => {
  expect(allowsCashOnDelivery(4999, defaultSettings)).toBe(true);
  expect(allowsCashOnDelivery(5000, defaultSettings)).toBe(false);
});
