import { type CachedPage, createPageCache } from './pageCache';

const page = (size: number): CachedPage => ({
  kind: 'page',
  status: 200,
  headers: {},
  body: new Uint8Array(size),
  renderedAt: 0,
});

test('a page is there for its lifetime', () => {
  const cache = createPageCache({ lifetime: 3000, pages: 2, bytes: 100 });
  cache.set('/', page(10), 0);
  expect(cache.get('/', 2999)?.body).toHaveLength(10);
  expect(cache.get('/', 3000)).toBeUndefined();
});

test('beyond the number of pages, what was asked for longest ago goes', () => {
  const cache = createPageCache({ lifetime: 9, pages: 2, bytes: 100 });
  cache.set('/a', page(1), 0);
  cache.set('/b', page(1), 0);
  cache.get('/a', 1);
  cache.set('/c', page(1), 1);
  expect(['/a', '/b', '/c'].filter((key) => cache.get(key, 2))).toEqual(['/a', '/c']);
});

test('beyond the number of bytes too, however often one page is replaced', () => {
  const cache = createPageCache({ lifetime: 9, pages: 100, bytes: 100 });
  for (let round = 0; round < 50; round++) cache.set('/a', page(40), 0);
  cache.set('/b', page(40), 0);
  expect(['/a', '/b'].filter((key) => cache.get(key, 1))).toEqual(['/a', '/b']);
  cache.set('/c', page(40), 0);
  expect(['/a', '/b', '/c'].filter((key) => cache.get(key, 1))).toEqual(['/b', '/c']);
  cache.set('/huge', page(101), 0);
  expect(['/b', '/c', '/huge'].filter((key) => cache.get(key, 1))).toEqual(['/b', '/c']);
});
