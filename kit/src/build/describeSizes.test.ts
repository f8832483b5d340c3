import { describeSizes } from './describeSizes';

const base = '/remotes/mf-a/1';
const bytes: Record<string, number> = {
  'remoteEntry.js': 1024,
  'routes.js': 512,
  'page.js': 2048,
  '4.js': 10,
};

test('a page weighs what it needs beside entry and routes', () => {
  const sizes = describeSizes(
    {
      name: 'mf-a',
      version: '1',
      preload: {
        routes: [`${base}/remoteEntry.js`, `${base}/routes.js`],
        pages: {
          'mf-a/page': [`${base}/routes.js`, `${base}/4.js`, `${base}/page.js`],
          'mf-a/small': [`${base}/4.js`],
        },
      },
    },
    (file) => bytes[file] ?? NaN,
  );
  expect(sizes).toEqual({ entry: 1.5, page: 2.1, small: 0.1 });
});
