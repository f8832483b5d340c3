import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import styled, { createGlobalStyle, keyframes, ServerStyleSheet } from 'styled-components';
import { readComponents, readRules, writeComponents, writeRules, writeStyle } from './writtenStyles';

const Global = createGlobalStyle`:root { --a: 1px; } body { margin: 0; }`;
const fade = keyframes`from { opacity: 0; }`;
const Plain = styled.p<{ $wide?: boolean }>`
  width: ${({ $wide }) => ($wide ? '2px' : '1px')};
  @media (min-width: 9px) {
    width: 3px;
  }
  animation: ${fade} 1s;
`;
const Extended = styled(Plain)`
  color: red;
  &::before {
    content: '{}';
  }
`;

const tagOf = (): string => {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(
    sheet.collectStyles([
      createElement(Global, { key: 0 }),
      createElement(Extended, { key: 1 }),
      createElement(Plain, { key: 2, $wide: true }),
    ]),
  );
  return sheet.getStyleTags();
};
const inside = (tag: string) => tag.slice(tag.indexOf('>') + 1, -'</style>'.length);
/** The numbers say an order and no more. */
const numbered = (text: string) => {
  let group = 0;
  return text.replaceAll(/data-styled\.g\d+/g, () => `data-styled.g${(group += 1)}`);
};

test('what styled-components wrote can be told to it again', () => {
  const text = inside(tagOf());
  const { rules, components } = readRules(text);
  expect(components).toHaveLength(4);
  expect(writeRules(components, rules).replaceAll(/\s/g, '')).toBe(numbered(text).replaceAll(/\s/g, ''));
});

test('without its rules it is told the names alone', () => {
  const { components } = readRules(inside(tagOf()));
  expect(readRules(writeRules(components))).toEqual({
    rules: [],
    components: components.map((component) => ({ ...component, count: 0 })),
  });
});

test('the page’s style has a rule to a line, says whose they are, and names no class twice', () => {
  const { components } = readRules(inside(tagOf()));
  const [, whose = '', text = ''] =
    /data-components="([^"]*)">([^]*)<\/style>$/.exec(writeStyle(tagOf())) ?? [];
  const lines = text.split('\n');
  expect(readComponents(whose, lines)).toEqual(components);
  expect(components.reduce((sum, { count }) => sum + count, 0)).toBe(lines.length);
  const [, plainName = ''] = /\.([\w-]+)\{width:2px/.exec(text) ?? [];
  expect(plainName).not.toBe('');
  expect(whose).not.toContain(plainName);
  expect(text).not.toContain(';}');
});

test('a tag of another make is not taken for ours', () => {
  expect(() => writeStyle('<style data-styled="true">a{}</style>')).toThrow('in another way');
});

test('components are read as they were written', () => {
  const word = fc.stringMatching(/^[a-zA-Z][\w-]{1,8}$/);
  const name = fc.constantFrom('kA', 'b-C', 'dE');
  const rule = fc.oneof(
    name.map((text) => `.${text}{color:red;}`),
    name.map((text) => `@media (min-width: 9px){.${text} >i{color:red;}}`),
    name.map((text) => `@keyframes ${text}{to{rotate:1turn;}}`),
    fc.constant('html:has(.x){color:red;}'),
  );
  const component = fc.record({
    id: fc.oneof(word, fc.constantFrom('ab0', 'ab1', 'Ab2')),
    own: fc.array(rule, { maxLength: 4 }),
    names: fc.array(name).map((names) => names.map((text) => `${text},`).join('')),
  });
  fc.assert(
    fc.property(fc.array(component), (given) => {
      const rules = given.flatMap(({ own }) => own);
      const components = given.map(({ id, own, names }) => ({ id, count: own.length, names }));
      expect(readComponents(writeComponents(components, rules), rules)).toEqual(components);
    }),
  );
});
