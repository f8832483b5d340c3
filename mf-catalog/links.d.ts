/** What `remote.json` offers. Written by `npm run links:types`; do not edit. */
import '@shop/kernel/platform';

declare module '@shop/kernel/platform' {
  interface ShopLinks {
    category: '/category{/id}{?type,brand,max,sort,page}';
    collection: '/collections/{id}{?page}';
    compare: '/compare';
    home: '/{?ref,error,success}';
    'new-arrivals': '/new-arrivals';
    product: '/product/{id}';
    'product-menu': '/product-menu.json';
    search: '/search{?q}';
  }
}
