import { lazyPage, type RouteObject } from '@shop/kernel/routing';
import { catalogueRoutes } from './catalogueRoutes';
import { adminPaths } from './layout/adminPaths';
import { SectionProblem } from './layout/SectionProblem';

const orders = adminPaths.section('orders');

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
            path: adminPaths.section(''),
            ...lazyPage(() => import(/* webpackChunkName: "overview" */ './overview/OverviewPage')),
          },
          ...catalogueRoutes,
          {
            id: 'mf-admin/orders',
            path: orders,
            ...lazyPage(() => import(/* webpackChunkName: "orders" */ './orders/list/OrdersPage')),
          },
          {
            id: 'mf-admin/drafts',
            path: adminPaths.drafts(),
            ...lazyPage(() => import(/* webpackChunkName: "drafts" */ './draft-orders/DraftsPage')),
          },
          {
            id: 'mf-admin/draft',
            path: `${adminPaths.drafts()}/:draftId`,
            ...lazyPage(() => import(/* webpackChunkName: "draft" */ './draft-orders/DraftPage')),
          },
          {
            id: 'mf-admin/order',
            path: `${orders}/:number`,
            ...lazyPage(() => import(/* webpackChunkName: "order" */ './orders/OrderPage')),
          },
          {
            id: 'mf-admin/users',
            path: adminPaths.section('users'),
            ...lazyPage(() => import(/* webpackChunkName: "users" */ './users/UsersPage')),
          },
          {
            id: 'mf-admin/customer',
            path: `${adminPaths.section('users')}/:userId`,
            ...lazyPage(() => import(/* webpackChunkName: "customer" */ './customers/CustomerPage')),
          },
          {
            id: 'mf-admin/affiliates',
            path: adminPaths.section('affiliates'),
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
            id: 'mf-admin/tds',
            path: adminPaths.tds(),
            ...lazyPage(() => import(/* webpackChunkName: "tds" */ './affiliates/TdsPage')),
          },
          {
            id: 'mf-admin/approvals',
            path: adminPaths.section('approvals'),
            ...lazyPage(() => import(/* webpackChunkName: "approvals" */ './approvals/ApprovalsPage')),
          },
          {
            id: 'mf-admin/cash',
            path: adminPaths.section('cash'),
            ...lazyPage(() => import(/* webpackChunkName: "cash" */ './cash/OpenCashPage')),
          },
          {
            id: 'mf-admin/new-remittance',
            path: adminPaths.newRemittance(),
            ...lazyPage(() => import(/* webpackChunkName: "new-remittance" */ './cash/NewRemittancePage')),
          },
          {
            id: 'mf-admin/remittances',
            path: adminPaths.remittances(),
            ...lazyPage(() => import(/* webpackChunkName: "remittances" */ './cash/RemittancesPage')),
          },
          {
            id: 'mf-admin/remittance',
            path: `${adminPaths.remittances()}/:remittanceId`,
            ...lazyPage(() => import(/* webpackChunkName: "remittance" */ './cash/RemittancePage')),
          },
          {
            id: 'mf-admin/gst',
            path: adminPaths.section('gst'),
            ...lazyPage(() => import(/* webpackChunkName: "gst" */ './gst/GstPage')),
          },
          {
            id: 'mf-admin/grievances',
            path: adminPaths.grievances(),
            ...lazyPage(() => import(/* webpackChunkName: "grievances" */ './grievances/GrievancesPage')),
          },
          {
            id: 'mf-admin/inquiries',
            path: adminPaths.section('inquiries'),
            ...lazyPage(() => import(/* webpackChunkName: "inquiries" */ './inquiries/InquiriesPage')),
          },
          {
            id: 'mf-admin/reviews',
            path: adminPaths.section('reviews'),
            ...lazyPage(() => import(/* webpackChunkName: "reviews" */ './reviews/ReviewsPage')),
          },
          {
            id: 'mf-admin/mail',
            path: adminPaths.section('mail'),
            ...lazyPage(() => import(/* webpackChunkName: "mail" */ './mail/MailPage')),
          },
          {
            id: 'mf-admin/coupons',
            path: adminPaths.section('coupons'),
            ...lazyPage(() => import(/* webpackChunkName: "coupons" */ './coupons/CouponsPage')),
          },
          {
            id: 'mf-admin/promotions',
            path: adminPaths.section('promotions'),
            ...lazyPage(() => import(/* webpackChunkName: "promotions" */ './promotions/PromotionsPage')),
          },
          {
            id: 'mf-admin/promotion',
            path: `${adminPaths.section('promotions')}/:promotionId`,
            ...lazyPage(() => import(/* webpackChunkName: "promotion" */ './promotions/PromotionPage')),
          },
          {
            id: 'mf-admin/collections',
            path: adminPaths.section('collections'),
            ...lazyPage(() => import(/* webpackChunkName: "collections" */ './collections/CollectionsPage')),
          },
          {
            id: 'mf-admin/looks',
            path: adminPaths.section('looks'),
            ...lazyPage(() => import(/* webpackChunkName: "looks" */ './looks/LooksPage')),
          },
          {
            id: 'mf-admin/delivery',
            path: adminPaths.section('delivery'),
            ...lazyPage(() => import(/* webpackChunkName: "delivery" */ './delivery/DeliveryPage')),
          },
          {
            id: 'mf-admin/taxes',
            path: adminPaths.section('taxes'),
            ...lazyPage(() => import(/* webpackChunkName: "taxes" */ './taxes/TaxesPage')),
          },
          {
            id: 'mf-admin/settings',
            path: adminPaths.section('settings'),
            ...lazyPage(() => import(/* webpackChunkName: "settings" */ './settings/SettingsPage')),
          },
          {
            id: 'mf-admin/staff',
            path: adminPaths.section('staff'),
            ...lazyPage(() => import(/* webpackChunkName: "staff" */ './staff/StaffPage')),
          },
          {
            id: 'mf-admin/going-live',
            path: adminPaths.section('going-live'),
            ...lazyPage(() => import(/* webpackChunkName: "going-live" */ './going-live/GoingLivePage')),
          },
          {
            id: 'mf-admin/releases',
            path: adminPaths.section('releases'),
            ...lazyPage(() => import(/* webpackChunkName: "releases" */ './releases/ReleasesPage')),
          },
          {
            id: 'mf-admin/status',
            path: adminPaths.section('status'),
            ...lazyPage(() => import(/* webpackChunkName: "status" */ './status/StatusPage')),
          },
          {
            id: 'mf-admin/activity',
            path: adminPaths.section('activity'),
            ...lazyPage(() => import(/* webpackChunkName: "activity" */ './activity/ActivityPage')),
          },
          {
            id: 'mf-admin/data-views',
            path: adminPaths.dataViews(),
            ...lazyPage(() => import(/* webpackChunkName: "data-views" */ './customers/DataViewsPage')),
          },
          {
            id: 'mf-admin/unknown',
            path: `${adminPaths.section('')}/*`,
            ...lazyPage(() => import(/* webpackChunkName: "unknown" */ './layout/UnknownPage')),
          },
        ],
      },
    ],
  },
];
