import { formatRupees } from '@shop/kernel/domain';
import { declarationsOf } from './declarationsOf';

const facts = {
  trail: [],
  size_title: null,
  colour: null,
  style: null,
  colours: [],
  specifications: [
    { id: 'material', name: 'Material', unit: null, values: ['Acetate'] },
    { id: 'origin', name: 'Country of origin', unit: null, values: ['Italy'] },
    { id: 'maker', name: 'Manufacturer or packer, with address', unit: null, values: ['A, Belluno'] },
    { id: 'importer', name: 'Importer, with address', unit: null, values: ['B, Nagpur'] },
    { id: 'net-quantity', name: 'Net quantity', unit: null, values: ['1 N'] },
  ],
};
const product = { originalPrice: 2499 };
const beta = { phase: 'beta', taxIncluded: false, gstPercent: 18 } as const;

test('says what the law asks for, and nothing else of the product', () => {
  expect(declarationsOf(product, facts, beta).slice(0, 5)).toEqual([
    ['Country of origin', 'Italy'],
    ['Made or packed by', 'A, Belluno'],
    ['Imported by', 'B, Nagpur'],
    ['Net quantity', '1 N'],
    ['MRP', `${formatRupees(2499)} with all taxes`],
  ]);
});

test('says of the MRP what the price says: with the taxes, or what comes on top of it', () => {
  const mrp = (phase: 'beta' | 'live', taxIncluded: boolean) =>
    declarationsOf(product, undefined, { ...beta, phase, taxIncluded })[0]?.[1];
  expect(mrp('live', true)).toMatch(/with all taxes$/);
  expect(mrp('live', false)).toMatch(/plus 18% GST$/);
});
