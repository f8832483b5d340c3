import { type Database, fetchProduct } from '@shop/kernel/data';
import { recordRequest, type WireRequest } from '../bench/api/recordRequest';
import { popular, type Wish } from './mix';
import type { ReachedShop } from './ReachedShop';
import type { Catalogue } from './readCatalogue';
import { sendOver } from './sendOver';

/** Does one thing that a visitor may come for. */
export type Act = (random: () => number) => Promise<unknown>;

const words = [
  'silk saree',
  'kurta',
  'blue',
  'cotton',
  'shirt',
  'dress',
  'lehenga',
  'jacket',
  'linen',
  'red kurta',
];

const headers = {
  accept: 'text/html',
  'accept-encoding': 'br, gzip',
  'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36',
};

/** Whoever looks around: pages of the web server, and what pages ask of the data service as they ask it. */
export async function openVisitors(
  shop: ReachedShop,
  catalogue: Catalogue,
): Promise<Partial<Record<Wish, Act>>> {
  const page = (path: string): WireRequest => ({
    method: 'GET',
    url: new URL(path, shop.site),
    headers,
    body: undefined,
  });
  const record = (call: Parameters<typeof recordRequest>[2]) => recordRequest(shop, undefined, call);
  const each = <Item>(items: readonly Item[], of: (item: Item) => Promise<WireRequest>) =>
    Promise.all(items.map(of));
  const data = {
    category: await each(catalogue.categories, (p_category) =>
      record((db) => db.rpc('list_products', { p_category, ...firstPage }, { get: true })),
    ),
    search: await each(words, (p_search) =>
      record((db) => db.rpc('list_products', { p_search, ...firstPage }, { get: true })),
    ),
    product: await each(catalogue.products, (id) =>
      record((db) => fetchProduct(db as unknown as Database, id)),
    ),
    suggest: await each(
      words.flatMap((word) => [word.slice(0, 3), word.slice(0, 5)]),
      (p_query) => record((db) => db.rpc('suggest', { p_query }, { get: true })),
    ),
  };
  const oneOf = (requests: WireRequest[]) => (random: () => number) => sendOver(popular(requests, random()));
  return {
    'home page': oneOf([page('/')]),
    'category page': oneOf(catalogue.categories.map((category) => page(`/category/${category}`))),
    'search page': oneOf(words.map((word) => page(`/search?q=${encodeURIComponent(word)}`))),
    'product page': oneOf(catalogue.products.map((product) => page(`/product/${product}`))),
    category: oneOf(data.category),
    search: oneOf(data.search),
    product: oneOf(data.product),
    suggest: oneOf(data.suggest),
  };
}

const firstPage = { p_filters: '{}', p_sort: 'featured', p_page: 1, p_described: false };
