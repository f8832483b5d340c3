import { linkTo } from '@shop/kernel/routing';

/**
 * What does not compile is marked as such: the type check of this file fails when one of these lines compiles, which
 * would be a dead link.
 */
test('the compiler knows every name and its parameters from what the remotes offer', () => {
  const right = [
    linkTo('cart'),
    linkTo('cart', { coupon: 'NAMASTE10' }),
    linkTo('product', { id: 'neel-tee' }),
    linkTo('category'),
    linkTo('category', { id: 'men', max: 499, sort: undefined }),
    linkTo('returns', { part: 'process' }),
  ];
  const wrong = () => [
    // @ts-expect-error -- nobody offers this page
    linkTo('gift-wrap'),
    // @ts-expect-error -- a product's page needs its id
    linkTo('product'),
    // @ts-expect-error -- nor is another parameter its id
    linkTo('product', { slug: 'neel-tee' }),
    // @ts-expect-error -- what is required cannot be left open
    linkTo('product', { id: undefined }),
    // @ts-expect-error -- the bag takes a coupon, and no size
    linkTo('cart', { size: 'm' }),
    // @ts-expect-error -- an address is made of texts and numbers
    linkTo('cart', { coupon: ['NAMASTE10'] }),
    // @ts-expect-error -- a page without parameters takes none
    linkTo('wishlist', { id: 'neel-tee' }),
  ];
  expect(right.map(({ name }) => name)).toEqual([
    'cart',
    'cart',
    'product',
    'category',
    'category',
    'returns',
  ]);
  expect(wrong).not.toThrow();
});

test('a link is plain data that nobody changes', () => {
  const link = linkTo('product', { id: 'neel-tee' });
  expect(JSON.parse(JSON.stringify(link))).toEqual({ name: 'product', values: { id: 'neel-tee' } });
  expect(Object.isFrozen(link) && Object.isFrozen(link.values)).toBe(true);
});
