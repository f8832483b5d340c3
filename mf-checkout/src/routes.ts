import { lazyPage, type RouteObject } from '@shop/kernel/routing';

/** The pages of this remote. They belong to one shopper, so the server sends the frame alone for them. */
export const routes: RouteObject[] = [
  {
    id: 'mf-checkout/cart',
    path: '/cart',
    ...lazyPage(() => import(/* webpackChunkName: "cart" */ './cart/CartPage')),
  },
  {
    id: 'mf-checkout/wishlist',
    path: '/wishlist',
    ...lazyPage(() => import(/* webpackChunkName: "wishlist" */ './wishlist/WishlistPage')),
  },
  {
    id: 'mf-checkout/checkout',
    path: '/checkout',
    ...lazyPage(() => import(/* webpackChunkName: "checkout" */ './checkout/CheckoutPage'), {
      neverStale: true,
    }),
  },
  {
    id: 'mf-checkout/draft-order',
    path: '/checkout/draft/:draftId',
    ...lazyPage(() => import(/* webpackChunkName: "draft-order" */ './draft-order/DraftOrderPage'), {
      neverStale: true,
    }),
  },
  {
    id: 'mf-checkout/payment',
    path: '/checkout/payment/:number',
    ...lazyPage(() => import(/* webpackChunkName: "payment" */ './payment/PaymentPage'), {
      neverStale: true,
    }),
  },
  {
    id: 'mf-checkout/placed',
    path: '/checkout/placed/:number',
    ...lazyPage(() => import(/* webpackChunkName: "placed" */ './placed/PlacedPage')),
  },
];
