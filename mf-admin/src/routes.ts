import { lazyPage, links, type RouteObject } from '@shop/kernel/routing';
import { adminPaths } from './layout/adminPaths';
import { SectionProblem } from './layout/SectionProblem';

const products = links.adminPage('products');
const orders = links.adminPage('orders');

/** The dashboard: a frame, and in it one page a section. A section that fails leaves the frame standing. */
export const routes: RouteObject[] = [
  {
    id: 'mf-admin/frame',
    ...lazyPage(() => import(/* webpackChunkName: "frame" */ './layout/AdminLayout')),
    children: [
      {
        id: 'mf-admin/sections',
        ErrorBoundary: SectionProblem,
        children: [
          {
            id: 'mf-admin/overview',
            path: links.adminPage(),
            ...lazyPage(() => import(/* webpackChunkName: "overview" */ './overview/OverviewPage')),
          },
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
            ...lazyPage(() => import(/* webpackChunkName: "import" */ './products/ImportPage')),
          },
          {
            id: 'mf-admin/product',
            path: `${products}/:productId`,
            ...lazyPage(() => import(/* webpackChunkName: "product" */ './products/ProductPage')),
          },
          {
            id: 'mf-admin/orders',
            path: orders,
            ...lazyPage(() => import(/* webpackChunkName: "orders" */ './orders/OrdersPage')),
          },
          {
            id: 'mf-admin/order',
            path: `${orders}/:number`,
            ...lazyPage(() => import(/* webpackChunkName: "order" */ './orders/OrderPage')),
          },
          {
            id: 'mf-admin/users',
            path: links.adminPage('users'),
            ...lazyPage(() => import(/* webpackChunkName: "users" */ './users/UsersPage')),
          },
          {
            id: 'mf-admin/affiliates',
            path: links.adminPage('affiliates'),
            ...lazyPage(() => import(/* webpackChunkName: "affiliates" */ './affiliates/AffiliatesPage')),
          },
          {
            id: 'mf-admin/commissions',
            path: adminPaths.commissions(),
            ...lazyPage(() => import(/* webpackChunkName: "commissions" */ './affiliates/CommissionsPage')),
          },
          {
            id: 'mf-admin/payouts',
            path: adminPaths.payouts(),
            ...lazyPage(() => import(/* webpackChunkName: "payouts" */ './affiliates/PayoutsPage')),
          },
          {
            id: 'mf-admin/inquiries',
            path: links.adminPage('inquiries'),
            ...lazyPage(() => import(/* webpackChunkName: "inquiries" */ './inquiries/InquiriesPage')),
          },
          {
            id: 'mf-admin/coupons',
            path: links.adminPage('coupons'),
            ...lazyPage(() => import(/* webpackChunkName: "coupons" */ './coupons/CouponsPage')),
          },
          {
            id: 'mf-admin/settings',
            path: links.adminPage('settings'),
            ...lazyPage(() => import(/* webpackChunkName: "settings" */ './settings/SettingsPage')),
          },
          {
            id: 'mf-admin/activity',
            path: links.adminPage('activity'),
            ...lazyPage(() => import(/* webpackChunkName: "activity" */ './activity/ActivityPage')),
          },
        ],
      },
    ],
  },
];
