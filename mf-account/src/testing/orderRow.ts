/** A placed order as `orders` answers it, with its parts embedded. */
export const orderRow = {
  id: 'o1',
  number: 'TD0123456789',
  status: 'placed',
  email: 'asha@example.com',
  delivery: 'standard',
  // Half past midnight of the next day in India.
  placed_at: '2026-11-21T19:00:00Z',
  ship_to: {
    type: 'home',
    name: 'Asha Rao',
    phone: '9876543210',
    address: '12 Residency Road',
    city: 'Nagpur',
    state: 'Maharashtra',
    pincode: '440001',
  },
  subtotal: 900,
  gst: 162,
  shipping: 50,
  platform_fee: 5,
  saving: 0,
  total: 1117,
  order_lines: [
    {
      variant_id: 'neel-lotus-tee:m',
      product_id: 'neel-lotus-tee',
      name: 'Neel Lotus Tee',
      variant_label: 'M',
      image_path: 'neel-lotus-tee/main',
      unit_price: 450,
      quantity: 2,
      line_total: 900,
    },
  ],
  order_events: [{ status: 'placed', note: '', created_at: '2026-11-21T19:00:00Z' }],
  payments: [{ method: 'cod', state: 'due' }],
};
