import fc from 'fast-check';
import type { Table } from '../catalogue';
import { anAddress } from '../shopBackend';
import { nearly } from '../values';

const one = (value: unknown) => fc.constant(value);
const guard = { fax: one(''), elapsed_ms: one(4000) };
const contact = {
  email: one('asha@example.com'),
  phone: one('9876543210'),
  message: one('Where is my kurta?'),
};

/**
 * Arguments whose JSON has a shape, and codes that no table shows, by `function.argument` or by argument. The accounts
 * `in use` are not those that get blocked.
 */
export function knownArguments(tables: Table[], inUse: unknown[]): Map<string, fc.Arbitrary<unknown>> {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? [];
  const idOf = (name: string) => fc.constantFrom(...rowsOf(name).map(({ id }) => id), 'nothing');
  const rowOf = (name: string) => fc.constantFrom({}, ...rowsOf(name)).chain((row) => nearly(constants(row)));
  const line = nearly({ variant_id: idOf('product_variants'), quantity: fc.integer({ min: 1, max: 3 }) });
  const lines = fc.array(line, { minLength: 1, maxLength: 3 });
  const product = nearly({
    name: one('Indigo Kurta'),
    description: one('Block printed'),
    price: fc.nat(2_000),
    original_price: one(2_500),
    category_id: idOf('categories'),
    brand: one('Test House'),
    sku: fc.stringMatching(/^[A-Z]{3}-[0-9]{4}$/),
    images: one([
      { path: 'uploads/indigo/main', alt: 'Kurta', width: 960, height: 1200, widths: [320, 640, 960] },
    ]),
    features: one(['Cotton']),
    badges: one(['New']),
    type_id: idOf('product_types'),
    colour_family: idOf('colour_families'),
    attributes: fc.constantFrom({}, { material: ['cotton'] }, { material: 'cotton,silk', gears: ['3'] }),
    status: fc.constantFrom('draft', 'active'),
    variants: one([{ label: 'S', stock: 4 }]),
  });
  return new Map<string, fc.Arbitrary<unknown>>([
    ['p_address', nearly(constants(anAddress))],
    ['p_lines', lines],
    [
      'p_user',
      fc.constantFrom(
        ...rowsOf('profiles')
          .map(({ id }) => id)
          .filter((id) => !inUse.includes(id)),
        'nobody',
      ),
    ],
    ['p_delivery', fc.constantFrom('standard', 'express')],
    ['p_payment_method', fc.constantFrom('online', 'cod')],
    ['p_limit', fc.integer({ min: 0, max: 50 })],
    ['p_offset', fc.integer({ min: 0, max: 50 })],
    ['p_query', fc.constantFrom('', 'kurta', 'asha', 'saree')],
    ['p_sort', fc.constantFrom('', 'newest', 'name', 'total', 'created_at')],
    ['p_from', fc.constantFrom('2026-01-01', '2026-11-01')],
    ['p_to', fc.constantFrom('2026-12-31', '2026-11-30')],
    ['p_full_name', one('Asha Rao')],
    ['p_phone', one('9876543210')],
    ['p_vpa', fc.constantFrom('asha@okbank', 'asha@okfail')],
    ['p_email', one('asha@example.com')],
    ['p_rating', fc.integer({ min: 1, max: 5 })],
    ['p_product', product],
    ['p_rows', fc.array(product, { minLength: 1, maxLength: 3 })],
    ['p_settings', rowOf('shop_settings')],
    ['p_coupon', rowOf('coupons')],
    ['save_category.p_category', rowOf('categories')],
    ['save_product_type.p_type', rowOf('product_types')],
    [
      'p_attribute',
      nearly({
        name: fc.constantFrom('Weave', 'Material'),
        kind: fc.constantFrom('choice', 'number', 'text'),
        choices: fc.constantFrom([], [{ label: 'Plain' }], [{ id: 'cotton', label: 'Cotton' }]),
        types: fc.constantFrom([], [{ type_id: 'sarees', is_required: true }]),
      }),
    ],
    ['delete_attribute.p_id', idOf('attributes')],
    ['delete_product_type.p_id', idOf('product_types')],
    [
      'p_tiers',
      fc.array(nearly({ from_amount: fc.nat(9_999), percent: fc.integer({ min: 1, max: 20 }) }), {
        maxLength: 3,
      }),
    ],
    ['quote_order.p_coupon', idOf('coupons')],
    ['place_order.p_coupon', fc.oneof(one(null), idOf('coupons'))],
    [
      'request_return.p_request',
      nearly({
        kind: fc.constantFrom('return', 'exchange'),
        reason: one('Too small'),
        comment: one(''),
        refund: fc.constantFrom({ way: 'credit' }, { way: 'upi' }),
        lines: fc.constantFrom([], [{}]),
      }),
    ],
    [
      'buy_gift_card.p_request',
      nearly({
        amount: fc.constantFrom(500, 1000, 2000),
        recipient_email: one('friend@example.com'),
        sender_name: one('Asha'),
        message: one('For you'),
        buyer_email: one('visitor@example.com'),
      }),
    ],
    ['p_message', nearly({ name: one('Asha Rao'), subject: one('feedback'), ...contact, ...guard })],
    ['reply_inquiry.p_message', one('Thank you for writing.')],
    [
      'p_inquiry',
      nearly({
        companyName: one('Vidarbha Schools Trust'),
        contactPerson: one('Asha Rao'),
        productCategory: one('kids'),
        quantity: one('100-500'),
        ...contact,
        ...guard,
      }),
    ],
    [
      'p_application',
      nearly({
        businessName: one('Bagru Block Printers'),
        contactPerson: one('Asha Rao'),
        businessType: one('manufacturer'),
        gstNumber: one('27AAPFU0939F1ZV'),
        address: one('4 Chhipa Mohalla, Bagru'),
        productCategories: one('Block-printed cotton'),
        experience: one('10+'),
        website: one('https://bagru.example'),
        ...contact,
        ...guard,
      }),
    ],
  ]);
}

const constants = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, one(value)]));
