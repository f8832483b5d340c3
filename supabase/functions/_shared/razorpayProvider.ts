import { shop } from '@shop/kernel/domain';
import type { FunctionEnv } from './functionEnv';
import { FunctionError } from './functionError';
import type { OrderRequest, PaymentProvider, ProviderPayment } from './paymentProvider';
import { createProviderCall, orUnknown, type ProviderCall, ProviderRefusal } from './providerCall';
import { createRazorpayCards } from './razorpayCards';
import { checkoutPage } from './razorpayCheckout';
import { toEvent, toPayment, toPayout, toRefund } from './razorpayWire';
import { parseObject } from './readRequest';
import { isSigned } from './signatures';
import type { WirePayment, WirePayout, WireRefund } from './wireTypes';

interface Collection<Item> {
  items: Item[];
}

/** The most that the API gives at once. */
const pageSize = 100;

/** Minutes: what a bank allows within so long is captured by itself; five days are the most. */
const captureWithin = 7200;

/** Keys of live accounts begin so; with all others no money moves. */
const livePrefix = 'rzp_live_';

/**
 * Razorpay by its documented API, or whoever else speaks it: the address and the keys say whom we reach. The local
 * backend has its own (`supabase-local/src/sandbox-pay`).
 */
export function createRazorpayProvider(env: FunctionEnv): PaymentProvider {
  const call = createProviderCall(env);
  const isReturn = (orderId: string, fields: URLSearchParams) =>
    isSigned(
      `${orderId}|${fields.get('razorpay_payment_id')}`,
      fields.get('razorpay_signature') ?? '',
      env.PAYMENT_KEY_SECRET,
    );
  return {
    name: env.PAYMENT_KEY_ID.startsWith(livePrefix) ? 'razorpay' : 'sandbox',
    createOrder: (request) => call<{ id: string }>('POST', ['orders'], { body: orderBody(request) }),
    checkout: (request) => checkoutPage(env, request),
    findPayments: async (orderId) => {
      const found = await orUnknown(call<Collection<WirePayment>>('GET', ['orders', orderId, 'payments']));
      return (found?.items ?? []).map(toPayment);
    },
    listPayments: async (from, to, page) => {
      const seconds = (time: string) => String(Math.floor(Date.parse(time) / 1000));
      const query = {
        ...{ from: seconds(from), to: seconds(to) },
        ...{ count: String(pageSize), skip: String(page * pageSize) },
      };
      return (await call<Collection<WirePayment>>('GET', ['payments'], { query })).items.map(toPayment);
    },
    capture: (payment) => capture(call, payment),
    verifyReturn: isReturn,
    readWebhook: async (body, headers) => {
      if (!(await isSigned(body, headers.get('x-razorpay-signature') ?? '', env.PAYMENT_WEBHOOK_SECRET)))
        throw invalidSignature();
      return toEvent(parseObject(body));
    },
    refund: async (paymentId, amount, refundId, key) =>
      toRefund(
        await call<WireRefund>('POST', ['payments', paymentId, 'refund'], {
          headers: { 'x-refund-idempotency': key },
          body: { ...(amount !== null && { amount: amount * 100 }), speed: 'normal', receipt: refundId },
        }),
      ),
    findRefund: async (id) => {
      const refund = await orUnknown(call<WireRefund>('GET', ['refunds', id]));
      return refund && toRefund(refund);
    },
    payOut: async (vpa, amount, refundId, key) =>
      toPayout(
        await call<WirePayout>('POST', ['payouts'], {
          headers: { 'x-payout-idempotency': key },
          body: payoutBody(env, vpa, amount, refundId),
        }),
      ),
    findPayout: async (id) => {
      const payout = await orUnknown(call<WirePayout>('GET', ['payouts', id]));
      return payout && toPayout(payout);
    },
    verifyVpa: (vpa) => verifyVpa(call, vpa),
    ...createRazorpayCards(env, call, isReturn),
  };
}

function orderBody({ paymentId, amount, reference }: OrderRequest) {
  return {
    amount: amount * 100,
    currency: 'INR',
    receipt: paymentId,
    // Whatever the account's own settings say.
    payment: {
      capture: 'automatic',
      capture_options: {
        ...{ automatic_expiry_period: captureWithin, manual_expiry_period: captureWithin },
        refund_speed: 'normal',
      },
    },
    notes: { reference },
  };
}

/** Taken twice is refused, and as good as taken once. */
async function capture(call: ProviderCall, { id, amount }: ProviderPayment): Promise<ProviderPayment> {
  try {
    const body = { amount: (amount ?? 0) * 100, currency: 'INR' };
    return toPayment(await call<WirePayment>('POST', ['payments', id, 'capture'], { body }));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return toPayment(await call<WirePayment>('GET', ['payments', id]));
  }
}

function payoutBody({ payoutAccount }: FunctionEnv, vpa: string, amount: number, refundId: string) {
  if (!payoutAccount) throw new Error('PAYMENT_PAYOUT_ACCOUNT is not set: nothing can be paid to a UPI ID.');
  return {
    account_number: payoutAccount,
    amount: amount * 100,
    currency: 'INR',
    mode: 'UPI',
    purpose: 'refund',
    fund_account: {
      account_type: 'vpa',
      vpa: { address: vpa },
      contact: { name: 'Customer', type: 'customer', reference_id: refundId },
    },
    queue_if_low_balance: true,
    reference_id: refundId,
    // The first nine letters are all that some banks show.
    narration: shop.name.replace(/[^a-z0-9 ]/gi, '').slice(0, 30),
  };
}

async function verifyVpa(call: ProviderCall, vpa: string): Promise<{ name: string } | undefined> {
  try {
    const found = await call<{ success: boolean; customer_name: string | null }>(
      'POST',
      ['payments', 'validate', 'vpa'],
      { body: { vpa } },
    );
    return found.success ? { name: found.customer_name ?? '' } : undefined;
  } catch (error) {
    // There is no such ID; any other refusal would say nothing about it, nor does a provider that cannot look just now.
    if (error instanceof ProviderRefusal && !error.isNotNow && /vpa/i.test(error.description))
      return undefined;
    throw error;
  }
}

function invalidSignature(): FunctionError {
  return new FunctionError(400, 'INVALID_SIGNATURE', 'The signature does not match.');
}
