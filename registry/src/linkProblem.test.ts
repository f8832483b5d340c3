import { linkProblem, pathsOf } from './linkProblem';

/** Of whatever stands below. */
const everywhere = ['/', '/cart', '/product', '/category', '/returns', '/a', '/sitemap.xml'];

test.each([
  '/',
  '/{?ref}',
  '/cart{?coupon}',
  '/product/{id}',
  '/category{/id}{?max,sort}',
  '/returns{#part}',
  '/a/{x}/b{/y}{/z}{?p,q}{#r}',
  '/sitemap.xml',
])('%s is a template', (template) => {
  expect(linkProblem({ name: 'mf-a', prefixes: everywhere, links: { a: template } })).toBeUndefined();
});

test.each([
  '',
  'cart',
  '//cart',
  '/cart/',
  '/cart//x',
  '/../cart',
  '/.well-known',
  '/cart?x=1',
  '/cart#x',
  '/{}',
  '/{x',
  '/x}',
  '/{{x}}',
  '/a{x}',
  '/{x}y',
  '/{x,y}',
  '/{+x}',
  '/{x*}',
  '/{x:3}',
  '/{?}',
  '{/x}',
  '/a{/x}/b',
  '/a{?x}{/y}',
  '/a{#x}{?y}',
  '/a{?x}{?y}',
  '/a b',
  '/a\n',
  '/%2e%2e',
  `/${'a'.repeat(200)}`,
])('%j is none', (template) => {
  expect(linkProblem({ name: 'mf-a', prefixes: everywhere, links: { a: template } })).toBe(
    `mf-a offers the link a with a broken template: ${template}.`,
  );
});

test('a template reaches from its shortest to its longest path', () => {
  expect(pathsOf('/category{/id}{?max}')).toEqual(['/category', '/category/x']);
  expect(pathsOf('/product/{id}')).toEqual(['/product/x']);
});

test.each([
  [{ 'order-placed': '/checkout/placed/{number}', cart: '/cart' }, undefined],
  [{ cart: '/cart{' }, 'mf-checkout offers the link cart with a broken template: /cart{.'],
  [{ cart: '/cartoon' }, 'mf-checkout offers the link cart outside its own addresses: /cartoon.'],
  [{ 'a b': '/cart' }, 'mf-checkout offers a link whose name is not one: a b.'],
])('%j', (links, problem) => {
  expect(linkProblem({ name: 'mf-checkout', prefixes: ['/cart', '/checkout'], links })).toBe(problem);
});

test('a first segment that is filled in could be anybody’s', () => {
  expect(linkProblem({ name: 'mf-a', prefixes: ['/', '/a'], links: { any: '/{page}' } })).toBe(
    'mf-a offers the link any outside its own addresses: /{page}.',
  );
});
