import type { FunctionEnv } from './functionEnv';
import { FunctionError } from './functionError';
import type { CardToken, PaymentProvider } from './paymentProvider';
import { orUnknown, type ProviderCall } from './providerCall';
import { isProviderId } from './providerId';
import { checkoutPage } from './razorpayCheckout';
import type { WirePayment } from './wireTypes';

interface WireToken {
  id: string;
  card: {
    name?: string | null;
    last4: string;
    network: string;
    expiry_month?: number | string;
    expiry_year?: number | string;
  };
  /** Seconds since 1970. */
  expired_at?: number | null;
}

/** Rupees that the bank holds to check a card. Nobody captures them, and the bank lets go of them. */
const checkAmount = 1;
/** Minutes until the provider gives up what nobody captured; fewer it does not take. */
const heldFor = 12;

const brands: ReadonlyMap<string, string> = new Map([
  ['Visa', 'visa'],
  ['MasterCard', 'mastercard'],
  ['Mastercard', 'mastercard'],
  ['RuPay', 'rupay'],
  ['American Express', 'amex'],
]);

/** Cards of shoppers as tokens of the provider's customers, of which each account is one. */
export function createRazorpayCards(
  env: FunctionEnv,
  call: ProviderCall,
  isReturn: (orderId: string, fields: URLSearchParams) => Promise<boolean>,
): Pick<PaymentProvider, 'startCard' | 'readCardReturn' | 'deleteCard'> {
  return {
    startCard: async (account, email, callbackUrl) => {
      const customer = await findCustomer(call, account);
      const order = await call<{ id: string }>('POST', ['orders'], { body: cardOrder(account) });
      const request = {
        ...{ orderId: order.id, amount: checkAmount, reference: 'Save a card' },
        ...{ email, phone: '', expiresAt: null, callbackUrl },
      };
      return checkoutPage(env, request, { customer_id: customer, method: 'card', save: '1' });
    },
    readCardReturn: async (orderId, fields) => {
      if (!isProviderId(orderId) || !(await isReturn(orderId, fields))) throw invalidReturn();
      const payment = await orUnknown(
        call<WirePayment>('GET', ['payments', fields.get('razorpay_payment_id') ?? '']),
      );
      const { customer_id: customer, token_id: token } = payment ?? {};
      if (payment?.order_id !== orderId || !customer || !token) return undefined;
      const { notes } = await call<{ notes: { account?: string } }>('GET', ['orders', orderId]);
      const card = await orUnknown(call<WireToken>('GET', ['customers', customer, 'tokens', token]));
      return card && notes.account ? toCard(notes.account, card) : undefined;
    },
    deleteCard: async (account, token) => {
      await orUnknown(call('DELETE', ['customers', await findCustomer(call, account), 'tokens', token]));
    },
  };
}

/**
 * The provider's customer of an account, made when there is none. Known by an address that is nobody's: shoppers change
 * theirs, and who has it next must not find the cards of who had it before.
 */
async function findCustomer(call: ProviderCall, account: string): Promise<string> {
  const body = { name: 'Customer', email: `${account}@account.invalid`, fail_existing: '0' };
  return (await call<{ id: string }>('POST', ['customers'], { body })).id;
}

/** Allowed by the bank and never captured. */
const cardOrder = (account: string) => ({
  amount: checkAmount * 100,
  currency: 'INR',
  payment: {
    capture: 'manual',
    capture_options: { manual_expiry_period: heldFor, refund_speed: 'normal' },
  },
  notes: { account },
});

function toCard(account: string, { id, card, expired_at: end }: WireToken): CardToken {
  const { year, month } = monthOf(card, end);
  return {
    ...{ account, token: id, last4: card.last4, holderName: card.name ?? '' },
    brand: brands.get(card.network) ?? 'other',
    ...{ expiryMonth: month, expiryYear: year },
  };
}

/** Network tokens name no expiry of the card; they end with it. */
function monthOf(
  { expiry_month: month, expiry_year: year }: WireToken['card'],
  end: number | null | undefined,
) {
  if (month && year) return { month: Number(month), year: Number(year) };
  const last = new Date((end ?? 0) * 1000);
  return { month: last.getUTCMonth() + 1, year: last.getUTCFullYear() };
}

const invalidReturn = (): FunctionError =>
  new FunctionError(400, 'INVALID_SIGNATURE', 'The signature does not match.');
