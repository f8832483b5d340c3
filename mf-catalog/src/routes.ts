import { lazyPage, type LoaderFunctionArgs, type RouteObject } from '@shop/kernel/routing';
import { differInChoice } from './reviews/reviewChoice';

export const routes: RouteObject[] = [
  {
    id: 'mf-catalog/home',
    path: '/',
    ...lazyPage(() => import(/* webpackChunkName: "home" */ './home/HomePage')),
  },
  {
    id: 'mf-catalog/category',
    path: '/category/:categoryId?',
    ...lazyPage(() => import(/* webpackChunkName: "category" */ './category/CategoryPage')),
  },
  {
    id: 'mf-catalog/product',
    path: '/product/:productId',
    ...lazyPage(() => import(/* webpackChunkName: "product" */ './product/ProductPage'), {
      // Other reviews are asked for by themselves: nothing else of the page changes.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        !differInChoice(currentUrl, nextUrl) && defaultShouldRevalidate,
    }),
  },
  {
    id: 'mf-catalog/new-arrivals',
    path: '/new-arrivals',
    ...lazyPage(() => import(/* webpackChunkName: "new-arrivals" */ './new-arrivals/NewArrivalsPage')),
  },
  {
    id: 'mf-catalog/collection',
    path: '/collections/:collectionId',
    ...lazyPage(() => import(/* webpackChunkName: "collection" */ './collections/CollectionPage')),
  },
  {
    id: 'mf-catalog/compare',
    path: '/compare',
    ...lazyPage(() => import(/* webpackChunkName: "compare" */ './compare/ComparePage')),
  },
  {
    id: 'mf-catalog/search',
    path: '/search',
    ...lazyPage(() => import(/* webpackChunkName: "search" */ './search/SearchPage')),
  },
  {
    id: 'mf-catalog/sitemap',
    path: '/sitemap-catalog.xml',
    loader: async (args: LoaderFunctionArgs) =>
      (await import(/* webpackChunkName: "sitemap" */ './sitemap/answerSitemap')).answerSitemap(args),
  },
  {
    id: 'mf-catalog/sitemap-index',
    path: '/sitemap-products.xml',
    loader: async (args: LoaderFunctionArgs) =>
      (await import(/* webpackChunkName: "sitemap" */ './sitemap/answerSitemap')).answerSitemapIndex(args),
  },
  {
    id: 'mf-catalog/product-menu',
    path: '/product-menu.json',
    loader: async (args: LoaderFunctionArgs) =>
      (
        await import(/* webpackChunkName: "product-menu" */ './product-menu/answerProductMenu')
      ).answerProductMenu(args),
  },
];
