import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import quietStyled from './quietStyled.mjs';

const build = (made: typeof styled) => {
  const Row = made.p.attrs({ title: 'Row' }).withConfig({ componentId: 'Ab1c20' })`color: red;`;
  const Wide = made(Row).withConfig({ componentId: 'ab1c21' })`width: 2px;`;
  const Wider = made(Wide).withConfig({ componentId: 'Ab1c22' })`height: 3px; ${Wide} & { height: 4px; }`;
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles([Row, Wide, Wider].map((part, key) => createElement(part, { key }))),
  );
  return { classes: [...html.matchAll(/class="([^"]*)"/g)].map(([, names = '']) => names), sheet };
};
const plain = build(styled);
const quiet = build(quietStyled);

test('only what begins with a capital loses its own class, as it is and extended', () => {
  const own = (classes: string[]) => classes.map((names) => names.match(/ab1c2\d/gi) ?? []);
  expect(own(plain.classes)).toEqual([['Ab1c20'], ['Ab1c20', 'ab1c21'], ['Ab1c20', 'ab1c21', 'Ab1c22']]);
  expect(own(quiet.classes)).toEqual([[], ['ab1c21'], ['ab1c21']]);
});

test('rules, their order and their classes stay', () => {
  const others = (classes: string[]) =>
    classes.map((names) => names.split(' ').filter((name) => name && !/^ab1c2/i.test(name)));
  expect(others(quiet.classes)).toEqual(others(plain.classes));
  expect(quiet.sheet.getStyleTags().replaceAll(/\.g\d+/g, '')).toBe(
    plain.sheet.getStyleTags().replaceAll(/\.g\d+/g, ''),
  );
});
