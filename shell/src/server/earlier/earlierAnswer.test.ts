import { compress, textOf } from '../compress';
import type { CachedPage } from '../pageCache';
import { createEarlierPages } from './createEarlierPages';
import { earlierAnswer } from './earlierAnswer';

const hour = 3_600_000;
const renderedAt = Date.parse('2026-01-02T05:12:00Z');
const pageOf = async (html: string): Promise<CachedPage> => ({
  kind: 'page',
  status: 200,
  headers: { 'content-type': 'text/html', 'content-encoding': 'br', 'content-security-policy': 'its own' },
  body: await compress(html, 'br'),
  renderedAt,
});

test('an earlier page says of when it is, before what React takes over', async () => {
  const page = await pageOf('<body><div id="root"><p>Costs $& and $1</p></div></body>');
  const answer = await earlierAnswer(page, renderedAt + 2 * hour);
  const html = await textOf(answer.body);
  expect(html).toMatch(
    /^<body><aside [^>]*>This page is as it was on <time datetime="2026-01-02T05:12:00\.000Z">2 January at 10:42 am<\/time>.*confirmed in the checkout\.<\/aside><div id="root"><p>Costs \$& and \$1<\/p>/,
  );
  expect(answer).toMatchObject({ kind: 'earlier page', status: 200, renderedAt });
  expect(answer.headers).toEqual({
    'content-type': 'text/html',
    'content-security-policy': 'its own',
    'content-encoding': 'br',
    age: '7200',
  });
});

test('what is no page, such as a sitemap, comes as it was', async () => {
  const answer = await earlierAnswer(await pageOf('<urlset/>'), renderedAt);
  expect(await textOf(answer.body)).toBe('<urlset/>');
});

test('an address is recalled for a day, for its own revision and query', async () => {
  const pages = createEarlierPages();
  const page = await pageOf('x');
  pages.keep('r1', '/category/men', '?sort=rating', page, 0);
  expect(pages.recall('r1', '/category/men', '?sort=rating', 24 * hour - 1)).toBe(page);
  expect(pages.recall('r1', '/category/men', '', 0)).toBeUndefined();
  expect(pages.recall('r2', '/category/men', '?sort=rating', 0)).toBeUndefined();
  expect(pages.recall('r1', '/category/men', '?sort=rating', 24 * hour)).toBeUndefined();
});

test('invented queries never push out the shop’s own addresses', async () => {
  const pages = createEarlierPages();
  const page = await pageOf('x');
  pages.keep('r', '/', '', page, 0);
  for (let query = 0; query < 5000; query++) pages.keep('r', '/', `?n=${query}`, page, 0);
  expect(pages.recall('r', '/', '', 1)).toBe(page);
  expect(pages.recall('r', '/', '?n=0', 1)).toBeUndefined();
  expect(pages.recall('r', '/', '?n=4999', 1)).toBe(page);
});
