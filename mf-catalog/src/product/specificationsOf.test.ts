import { testProduct } from '../testing/testProduct';
import { specificationsOf } from './specificationsOf';

const facts = {
  trail: [
    { id: 'women-indian-wear', name: 'Indian wear' },
    { id: 'sarees', name: 'Sarees' },
  ],
  size_title: 'UK size',
  colour: { name: 'Red', hex: '#b3262f' },
  style: null,
  colours: [],
  specifications: [
    { id: 'material', name: 'Material', unit: null, values: ['Cotton', 'Silk'] },
    { id: 'length', name: 'Length', unit: 'm', values: ['5.5'] },
  ],
};

test('attributes stand in their order, with their unit, between its colour and what it comes in', () => {
  expect(specificationsOf(testProduct({ sizeTitle: 'UK size' }), facts)).toEqual([
    ['Maker', 'Neelkothi'],
    ['Colour', 'Red'],
    ['Material', 'Cotton, Silk'],
    ['Length', '5.5 m'],
    ['UK size', 'S, M, L'],
    ['SKU', 'TD-1'],
  ]);
});

test('of a product without a choice, about which nothing is known, there is little to say', () => {
  const plain = testProduct({ variants: [{ id: 'lamp:one', label: '', stock: 9 }] });
  expect(specificationsOf(plain, undefined).map(([name]) => name)).toEqual(['Maker', 'SKU']);
});
