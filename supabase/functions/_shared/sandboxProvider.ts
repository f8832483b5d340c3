import type { FunctionEnv } from './functionEnv';
import { FunctionError } from './functionError';
import type { CardToken, OrderRequest, PaymentProvider } from './paymentProvider';
import { createProviderCall, joinSegments } from './providerCall';
import { isProviderId } from './providerId';
import { parseObject } from './readRequest';
import { toEvent, toPayment, type WirePayment } from './sandboxWire';
import { isSigned } from './signatures';

interface WireCardSession {
  id: string;
  customer: string;
  url: string;
  card: null | {
    token: string;
    network: string;
    last4: string;
    expiry_month: number;
    expiry_year: number;
    name: string;
  };
}

/** The test provider of `supabase-local/src/sandbox-pay`, reached by HTTP alone, like any other. */
export function createSandboxProvider(env: FunctionEnv): PaymentProvider {
  const call = createProviderCall(env);
  const isOurs = (text: string, signature: string | null) =>
    isSigned(text, signature ?? '', env.PAYMENT_KEY_SECRET);
  return {
    name: 'sandbox',
    createOrder: async (request) =>
      required(await call<{ id: string }>('POST', ['orders'], wireRequest(request))),
    findPayments: async (orderId) => {
      const found = await call<{ items: WirePayment[] }>('GET', ['orders', orderId, 'payments']);
      return (found?.items ?? []).map(toPayment);
    },
    pageUrl: (orderId) => `${env.PAYMENT_URL}/${joinSegments(['pay', orderId])}`,
    verifyReturn: (fields) =>
      isOurs(
        `${fields.get('provider_order_id')}|${fields.get('provider_payment_id')}`,
        fields.get('signature'),
      ),
    readWebhook: async (body, headers) => {
      if (!(await isSigned(body, headers.get('x-sandbox-signature') ?? '', env.PAYMENT_WEBHOOK_SECRET)))
        throw invalidSignature();
      return toEvent(parseObject(body));
    },
    refund: async (paymentId, amount, refundId) => {
      const body = { amount: amount * 100, receipt: refundId };
      return required(await call<{ id: string }>('POST', ['payments', paymentId, 'refund'], body));
    },
    payOut: async (vpa, amount, refundId) =>
      required(
        await call<{ id: string }>('POST', ['payouts'], {
          vpa,
          amount: amount * 100,
          reference_id: refundId,
        }),
      ),
    verifyVpa: async (vpa) => {
      const found = await call<{ success: boolean; customer_name: string }>(
        'POST',
        ['payments', 'validate', 'vpa'],
        { vpa },
      );
      return found?.success ? { name: found.customer_name } : undefined;
    },
    startCard: async (customer, callbackUrl) =>
      required(
        await call<WireCardSession>('POST', ['card_sessions'], { customer, callback_url: callbackUrl }),
      ),
    readCardReturn: async (fields) => {
      const session = fields.get('card_session') ?? '';
      if (!(await isOurs(`${session}|${fields.get('token')}`, fields.get('signature'))))
        throw invalidSignature();
      if (!isProviderId(session)) return undefined;
      return toCard(await call<WireCardSession>('GET', ['card_sessions', session]));
    },
    deleteCard: async (customer, token) => {
      await call('DELETE', ['customers', customer, 'tokens', token]);
    },
  };
}

function wireRequest(request: OrderRequest) {
  return {
    amount: request.amount * 100,
    currency: 'INR',
    receipt: request.paymentId,
    callback_url: request.callbackUrl,
    expire_by: request.expiresAt && Math.floor(Date.parse(request.expiresAt) / 1000),
    notes: { reference: request.reference, email: request.email },
  };
}

function toCard(session: WireCardSession | undefined): CardToken | undefined {
  if (!session?.card) return undefined;
  const { token, network, last4, expiry_month: expiryMonth, expiry_year: expiryYear, name } = session.card;
  return {
    customer: session.customer,
    token,
    brand: network,
    last4,
    expiryMonth,
    expiryYear,
    holderName: name,
  };
}

function required<Result>(answer: Result | undefined): Result {
  if (answer === undefined) throw new Error('The payment provider does not know what we asked for.');
  return answer;
}

function invalidSignature(): FunctionError {
  return new FunctionError(400, 'INVALID_SIGNATURE', 'The signature does not match.');
}
