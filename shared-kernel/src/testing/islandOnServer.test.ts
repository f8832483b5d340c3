import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from '../react/Island';
import { PlatformProvider } from '../react/PlatformProvider';
import { createTestPlatform } from './createTestPlatform';

test('the server renders all of it, in a list as well, and keeps free what it takes', () => {
  const { platform } = createTestPlatform({ database: {} });
  const island = createElement(Island, { as: 'li', height: 320, children: 'text' });
  const html = renderToString(
    createElement(PlatformProvider, { platform, children: createElement('ul', {}, island) }),
  );
  expect(html).toBe(
    '<ul><li style="content-visibility:auto;contain-intrinsic-height:auto 320px"><!--$-->text<!--/$--></li></ul>',
  );
});
