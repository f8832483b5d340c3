import { lazyPage, type RouteObject } from '@shop/kernel/routing';
import { adminPaths } from './layout/adminPaths';

const products = adminPaths.section('products');

/** Pages of products and of what they are. */
export const catalogueRoutes: RouteObject[] = [
  {
    id: 'mf-admin/products',
    path: products,
    ...lazyPage(() => import(/* webpackChunkName: "products" */ './products/ProductsPage')),
  },
  {
    id: 'mf-admin/new-product',
    path: adminPaths.newProduct(),
    ...lazyPage(() => import(/* webpackChunkName: "new-product" */ './products/NewProductPage')),
  },
  {
    id: 'mf-admin/import-products',
    path: adminPaths.importProducts(),
    ...lazyPage(() => import(/* webpackChunkName: "import" */ './products/import/ImportPage')),
  },
  {
    id: 'mf-admin/edit-products',
    path: adminPaths.editProducts(),
    ...lazyPage(() => import(/* webpackChunkName: "edit-products" */ './bulk-edit/BulkEditPage'), {
      // Its pages are of what is loaded already, and hold what was typed.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.search === nextUrl.search && defaultShouldRevalidate,
    }),
  },
  {
    id: 'mf-admin/product-edits',
    path: adminPaths.productEdits(),
    ...lazyPage(() => import(/* webpackChunkName: "product-edits" */ './bulk-edit/BulkEditsPage')),
  },
  {
    id: 'mf-admin/product',
    path: `${products}/:productId`,
    ...lazyPage(() => import(/* webpackChunkName: "product" */ './products/ProductPage')),
  },
  {
    id: 'mf-admin/types',
    path: adminPaths.section('types'),
    ...lazyPage(() => import(/* webpackChunkName: "types" */ './taxonomy/TypesPage')),
  },
  {
    id: 'mf-admin/categories',
    path: adminPaths.categories(),
    ...lazyPage(() => import(/* webpackChunkName: "categories" */ './taxonomy/CategoriesPage')),
  },
  {
    id: 'mf-admin/attributes',
    path: adminPaths.attributes(),
    ...lazyPage(() => import(/* webpackChunkName: "attributes" */ './taxonomy/AttributesPage')),
  },
  {
    id: 'mf-admin/synonyms',
    path: adminPaths.synonyms(),
    ...lazyPage(() => import(/* webpackChunkName: "synonyms" */ './synonyms/SynonymsPage')),
  },
];
