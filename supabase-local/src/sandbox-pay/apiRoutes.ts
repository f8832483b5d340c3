import { Hono } from 'hono';
import type { Database } from '../db/database';
import { DatabaseError } from '../db/databaseError';
import { refuse, unknownUrl } from './apiError';
import { createCustomerApi } from './customerApi';
import type { MerchantAccount } from './merchantAccount';
import { createOrderApi } from './orderApi';
import { createPaymentApi, createRefundApi } from './paymentApi';
import { createPayoutApi } from './payoutApi';
import { requireMerchant } from './requireMerchant';

interface ApiOptions {
  db: Database;
  account: MerchantAccount;
  /** Called when a webhook is to be sent. */
  deliver(): void;
}

/**
 * The merchant's API below `/v1`, as Razorpay documents it: basic authentication, amounts in paise, times in seconds.
 * What a shop of this kind calls is here, and everything else answers as an unknown address.
 */
export function createApiRoutes({ db, account, deliver }: ApiOptions): Hono {
  const routes = new Hono();
  routes.onError((error, c) => {
    // Class 22 is a value that Postgres cannot hold, such as a NUL character in a text.
    if (error instanceof DatabaseError && error.code.startsWith('22'))
      return refuse(c, 'The value is invalid.');
    throw error;
  });
  routes.use(requireMerchant(account));
  routes.route('/orders', createOrderApi(db));
  routes.route('/payments', createPaymentApi(db, deliver));
  routes.route('/refunds', createRefundApi(db));
  routes.route('/customers', createCustomerApi(db));
  routes.route('/payouts', createPayoutApi(db, account));
  routes.all('*', unknownUrl);
  return routes;
}
