import { offerProblem } from './offerProblem';

const gifts = { name: 'mf-gifts', prefixes: ['/gifts'], slots: ['gift-note'] };
const sound = { routes: [{ id: 'mf-gifts/start', path: '/gifts' }], slots: { 'gift-note': () => null } };

test('a remote that exposes what it announces is taken', () => {
  expect(offerProblem(gifts, sound)).toBeUndefined();
});

test.each([
  [
    'a route of another team',
    { ...sound, routes: [{ id: 'mf-gifts/bag', path: '/cart' }] },
    /outside its own addresses: \/cart/,
  ],
  [
    'a route below one that is its own, of another team',
    { ...sound, routes: [{ id: 'mf-gifts/all', children: [{ path: '/gifts' }, { path: '/orders' }] }] },
    /outside its own addresses: \/orders/,
  ],
  [
    'a route without its name',
    { ...sound, routes: [{ id: 'start', path: '/gifts' }] },
    /begin with mf-gifts\//,
  ],
  ['a slot too few', { ...sound, slots: {} }, /does not expose: gift-note/],
  ['a slot too many', { ...sound, slots: { ...sound.slots, card: 1 } }, /does not announce: card/],
])('%s is refused in one sentence', (_, exposed, sentence) => {
  expect(offerProblem(gifts, exposed)).toMatch(sentence);
});
