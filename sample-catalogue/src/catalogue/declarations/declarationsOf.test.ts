import { sampleProducts } from '../sampleProducts';
import { netQuantity } from './netQuantity';

test('every sample product says where it was made, by a maker who is called a sample, and how much it is', () => {
  for (const { id, attributes } of sampleProducts()) {
    expect([id, attributes]).toEqual([
      id,
      expect.objectContaining({
        origin: expect.stringMatching(/^[a-z]+$/) as string,
        maker: expect.stringMatching(/sample maker.+\d{6}$|^Sample maker .+, \w+$/) as string,
        'net-quantity': expect.stringMatching(/^[\d.]+ (N|pair|g|ml)/) as string,
      }),
    ]);
    expect([id, 'importer' in attributes]).toEqual([id, attributes.origin !== 'india']);
  }
});

test.each([
  ['men-tees', {}, '1 N'],
  ['women-mojaris', { pieces: '2' }, '1 pair (2 N)'],
  ['soaps', { pieces: '3', weight: '100' }, '3 N x 100 g'],
  ['attars', { volume: '10' }, '10 ml'],
  ['creams-and-serums', { pieces: '2', weight: '50', volume: '30' }, '50 g + 30 ml'],
  ['dupattas', { length: '2.5' }, '1 N (2.5 m)'],
  ['mugs', { volume: '280' }, '1 N'],
])('%s %o is %s', (type, attributes, expected) => {
  expect(netQuantity(type, attributes)).toBe(expected);
});
