import { lazyPage, links, type RouteObject } from '@shop/kernel/routing';

/** The dashboard, with everything below its address. */
export const routes: RouteObject[] = [
  {
    id: 'mf-admin/dashboard',
    path: `${links.admin()}/*`,
    ...lazyPage(() => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardPage')),
  },
];
