import type { OrderLine } from './order';
import { orderLineItem } from './orderLineItem';

const line: OrderLine = {
  ...{ variantId: 'tee:m', productId: 'tee', name: 'Tee', variant: 'M', imagePath: 'tee/main' },
  ...{ unitPrice: 450, quantity: 2, lineTotal: 900, discount: 0 },
};

test('variant, quantity and amounts; without a variant no separator, without a picture the placeholder', () => {
  expect(orderLineItem(line)).toEqual({
    id: 'tee:m',
    picture: { src: '/media/tee/main-320.webp', fallbackSrc: '/media/placeholder/placeholder-320.webp' },
    detail: 'M · 2 × ₹450',
    amount: '₹900',
  });
  expect(orderLineItem({ ...line, discount: 166 }).detail).toBe('M · 2 × ₹450 · ₹166 off');
  const plain = orderLineItem({ ...line, variant: '', imagePath: '' });
  expect(plain.detail).toBe('2 × ₹450');
  expect(plain.picture.src).toBe(plain.picture.fallbackSrc);
});
