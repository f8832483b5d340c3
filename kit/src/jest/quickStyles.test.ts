import { indexRules, withoutHas } from '../../jest/quickStyles.mjs';

const paragraph = { localName: 'p', getAttributeNS: () => 'card wide' };
const among = (...selectors: string[]) =>
  indexRules(selectors.map((selectorText) => ({ selectorText })))(paragraph).map(
    ({ selectorText }) => selectorText,
  );
const may = (selector: string) => among(selector).length > 0;

test.each(['.card', 'P', 'p.wide:hover', 'li > p', '.list .card::before', 'ul,p', '*', '[hidden]', '#main'])(
  'a rule for %s may be meant for a paragraph that is a card',
  (selector) => expect(may(selector)).toBe(true),
);
test.each(['p:not(.card, li)', '.list:has(:is(a, b)) p', '.card.note', 'p[title=")"]', '.a\\.b', 'svg|p'])(
  'what %s asks for besides is left to the whole answer',
  (selector) => expect(may(selector)).toBe(true),
);
test.each([
  '.note',
  'li',
  'p > a',
  'li.card',
  '.card .note',
  '.card > li',
  'ul, ol',
  'a:not(p)',
  'li[class="card"]',
])('a rule for %s is not', (selector) => expect(may(selector)).toBe(false));
test('rules are found in their order, and each once', () =>
  expect(among('.wide', 'li', '[title]', 'p, .card', '.card', 'p')).toEqual([
    '.wide',
    '[title]',
    'p, .card',
    '.card',
    'p',
  ]));

test.each([
  ['.hint:has(:focus-visible) p, .hint span', '.hint p, .hint span'],
  ['.chip:not(:has(:checked), :has(:disabled)) > i', '.chip > i'],
  ['.chip:has(input:not(:checked)):hover', '.chip:hover'],
  ['.list > :has(a)', '.list > *'],
  [':has(a) ~ .b:not(.c)', '* ~ .b:not(.c)'],
  ['.b:not(.c)', undefined],
])('what %s asks of what is inside is asked last: %s', (selector, plain) =>
  expect(withoutHas(selector)).toBe(plain),
);
