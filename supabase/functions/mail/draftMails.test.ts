import { renderMail } from './renderMail';

const payload = {
  ...{ id: '5f0c', key: '1800000000-ab', until: '2026-11-30T10:00:00Z', by: 'Mira', name: 'Rina Das' },
  lines: [{ name: '<i>Kurta</i>', variant: 'M', quantity: 2, line_total: 1800, image_path: null }],
  totals: {
    ...{ subtotal: 1800, gst: 324, shipping: 0, platform_fee: 5 },
    ...{ coupon_saving: 0, credit_used: 0, gift_card_used: 0, amount_due: 2129 },
  },
  ship_to: {
    ...{ name: 'Rina Das', phone: '9876543210', address: '1 Lake Road', city: 'Pune' },
    ...{ state: 'Maharashtra', pincode: '411001' },
  },
};

test('an order from the phone says what it is, what it comes to and until when its link works', () => {
  const { subject, text, html } = renderMail('draft/sent', payload, 'https://shop.example');
  expect(subject).toBe('Your order from our call waits for you');
  for (const part of [
    'Here it is, Rina',
    'Mira wrote this down on the phone. Nothing is ordered yet',
    '₹2,129',
    '411001',
    'https://shop.example/checkout/draft/5f0c?key=1800000000-ab',
    '30',
  ])
    expect(text).toContain(part);
  expect(html).not.toContain('<i>Kurta</i>');
});
