import { Hono } from 'hono';
import type { Database } from '../db/database';
import { createApiRoutes } from './apiRoutes';
import { createAssetRoutes } from './assets';
import { createCardRoutes } from './cardRoutes';
import { createCheckoutRoutes } from './checkoutRoutes';
import { deliverEvents } from './deliverEvents';
import type { MerchantAccount } from './merchantAccount';
import { createPageRoutes } from './pageRoutes';
import { captureLate } from './payOrder';
import { createTestRoutes } from './testRoutes';

/** Where the provider hangs on the backend's own port. */
export const sandboxPayMount = '/sandbox-pay';

/** The merchant's account that payouts are paid from: the number that the documentation shows. */
export const sandboxPayoutAccount = '7878780080316316';

interface SandboxPayOptions {
  db: Database;
  /** The backend's own address. */
  url: string;
  account: MerchantAccount;
  /** Seconds until a late capture. */
  captureDelay: number;
}

export interface SandboxPay {
  routes: Hono;
  /** Captures what is late enough and sends the webhooks that are due. */
  work(): Promise<void>;
  /** Resolves when no webhook is on its way any more. */
  settle(): Promise<void>;
}

/**
 * A payment provider that speaks Razorpay's documented API: for its merchant, with hosted checkout for shoppers, signed
 * returns, and webhooks that are repeated until they are taken. It has its own books and reaches the shop by HTTP alone.
 */
export function createSandboxPay({ db, url, account, captureDelay }: SandboxPayOptions): SandboxPay {
  let last: Promise<void> = Promise.resolve();
  // One delivery at a time, so that webhooks leave in order.
  const deliverNow = () =>
    (last = last.then(
      () => deliverEvents(db, account),
      () => deliverEvents(db, account),
    ));
  const deliver = () => {
    deliverNow().catch((error: Error) => process.stderr.write(`Webhooks were not sent: ${error.message}\n`));
  };
  const routes = new Hono();
  routes.route('/v1/checkout', createCheckoutRoutes({ db, url: url + sandboxPayMount, account }));
  routes.route('/v1', createApiRoutes({ db, account, deliver }));
  routes.route('/pay', createPageRoutes({ db, account, captureDelay, deliver }));
  routes.route('/cards', createCardRoutes({ db, account, captureDelay, deliver }));
  routes.route('/assets', createAssetRoutes());
  routes.route('/test', createTestRoutes({ db, deliverNow }));
  return {
    routes,
    work: async () => {
      await captureLate(db);
      await deliverNow();
    },
    settle: () => last.catch(() => undefined),
  };
}
