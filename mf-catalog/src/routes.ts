import { lazyPage, type RouteObject } from '@shop/kernel/routing';

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
    ...lazyPage(() => import(/* webpackChunkName: "product" */ './product/ProductPage')),
  },
  {
    id: 'mf-catalog/new-arrivals',
    path: '/new-arrivals',
    ...lazyPage(() => import(/* webpackChunkName: "new-arrivals" */ './new-arrivals/NewArrivalsPage')),
  },
  {
    id: 'mf-catalog/compare',
    path: '/compare',
    ...lazyPage(() => import(/* webpackChunkName: "compare" */ './compare/ComparePage')),
  },
];
