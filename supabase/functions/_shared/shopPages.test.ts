import { readReturnTo, withOutcome } from './shopPages';

const site = 'https://shop.example';

describe('pages to come back to', () => {
  it.each([
    ['/checkout', `${site}/checkout`],
    ['saved-cards?x=1', `${site}/saved-cards?x=1`],
    [`${site}/a#b`, `${site}/a#b`],
    [undefined, undefined],
    ['', undefined],
  ])('takes %p', (value, page) => expect(readReturnTo(value, site)).toBe(page));

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example/a',
    '\\\\elsewhere.example',
    `${site}.elsewhere.example`,
    'https://shop.example@elsewhere.example',
    'https://user:word@shop.example/',
    'http://shop.example/',
    'https://shop.example:8443/',
    'javascript:alert(1)',
    'data:text/html,x',
    // Has the origin of the shop.
    'blob:https://shop.example/a',
    'https://',
    7,
    {},
  ])('refuses %p', (value) => expect(() => readReturnTo(value, site)).toThrow('not part of this shop'));

  it('adds the outcome to a query that is there', () => {
    expect(withOutcome(`${site}/a?b=1&outcome=old#c`, 'failed')).toBe(`${site}/a?b=1&outcome=failed#c`);
  });
});
