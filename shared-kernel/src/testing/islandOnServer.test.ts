import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from '../react/Island';
import { PlatformProvider } from '../react/PlatformProvider';
import { createTestPlatform } from './createTestPlatform';

test('the server renders all of it, in a list as well, and keeps free what it takes', () => {
  const island = createElement(Island, { as: 'li', height: 320, children: 'text' });
  expect(htmlOf(createElement('ul', {}, island))).toBe(
    '<ul><li style="content-visibility:auto;contain-intrinsic-height:auto 320px"><!--$-->text<!--/$--></li></ul>',
  );
});

test('a part of a page says that it may come later', () => {
  expect(htmlOf(createElement(Island, { height: 320, children: 'text' }))).toMatch(
    /^<div [^>]*data-later=""/,
  );
  expect(htmlOf(createElement(Island, { children: 'text' }))).not.toContain('data-later');
});

function htmlOf(children: ReactNode) {
  const { platform } = createTestPlatform({ database: {} });
  return renderToString(createElement(PlatformProvider, { platform, children }));
}
