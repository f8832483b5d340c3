import { chooseSize } from './chooseSize';

const sizes = ['S', 'M', 'L'];

test('sizes stand in their order, whichever was chosen first', () => {
  const large = chooseSize([{ label: '', stock: 0 }], sizes, 'L', true);
  expect(chooseSize(large, sizes, 'S', true).map(({ label }) => label)).toEqual(['S', 'L']);
});

test('the first size takes the place of the variant without a name, with its id and stock', () => {
  expect(chooseSize([{ id: 'tee:one', label: '', stock: 4 }], sizes, 'M', true)).toEqual([
    { id: 'tee:one', label: 'M', stock: 4 },
  ]);
});

test('a product is never left without a variant', () => {
  expect(chooseSize([{ id: 'tee:m', label: 'M', stock: 4 }], sizes, 'M', false)).toEqual([
    { label: '', stock: 0 },
  ]);
});

test('labels that are no sizes stay, behind the sizes', () => {
  const variants = [{ label: 'Free', stock: 1 }];
  expect(chooseSize(variants, sizes, 'S', true).map(({ label }) => label)).toEqual(['S', 'Free']);
});
