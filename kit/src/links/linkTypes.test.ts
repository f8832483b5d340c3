import { ownLinkTypes } from './linkTypes';

const gifts = { name: 'mf-gifts', prefixes: ['/gifts'] };

test('each name stands with its template, in the order of the names', () => {
  const links = { gifts: '/gifts', 'gift-box': '/gifts/{id}{?wrap}' };
  expect(ownLinkTypes({ ...gifts, links })).toContain(
    ["    'gift-box': '/gifts/{id}{?wrap}';", "    gifts: '/gifts';", '  }'].join('\n'),
  );
});

test('a link that cannot be offered is named', () => {
  expect(() => ownLinkTypes({ ...gifts, links: { cart: '/cart' } })).toThrow(
    'mf-gifts offers the link cart outside its own addresses: /cart.',
  );
});
