export type Channel = 'upi' | 'card' | 'netbanking';

/** What the provider is asked to collect. */
export interface OrderRequest {
  /** Ours: the receipt of the provider's order. */
  paymentId: string;
  /** Rupees. */
  amount: number;
  /** What the shopper sees: the order's number. */
  reference: string;
}

/** What the checkout is opened with. Rupees, ISO times. */
export interface CheckoutRequest extends Omit<OrderRequest, 'paymentId'> {
  /** The provider's. */
  orderId: string;
  email: string;
  /** Ten digits; empty where nobody asked for it. */
  phone: string;
  expiresAt: string | null;
  callbackUrl: string;
}

/** The provider's page: the browser sends these fields there as a form. */
export interface CheckoutPage {
  url: string;
  fields: Record<string, string>;
}

/** One attempt to pay. */
export interface ProviderPayment {
  id: string;
  /** Empty where it was made without an order. */
  orderId: string;
  /** Rupees; `null` for what is no whole number of them, which the shop never asks for. */
  amount: number | null;
  /** `null` for another way than the shop knows by name. */
  channel: Channel | null;
  state: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  error: string | null;
}

export type PaymentEventType =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'refund.processed'
  | 'refund.failed'
  | 'payout.failed';

/** Something that happened at the provider. `id` is the same however often and by whichever way we hear of it. */
export interface PaymentEvent {
  id: string;
  type: PaymentEventType;
  /** Of a payout there is none, and `paymentId` is the payout's. */
  orderId: string;
  paymentId: string;
  /** Rupees of the payment, of the refund or of the payout; `null` for what is no whole number of them. */
  amount: number | null;
  channel: Channel | null;
  payload: Record<string, unknown>;
}

/** Money that the provider sends for us. `pending` may take days; `failed` is a bank's last word. */
export interface Transfer {
  id: string;
  state: 'pending' | 'settled' | 'failed';
}

/** A card that the provider keeps for us; its number never reaches us (spec §3, Saved card). */
export interface CardToken {
  /** Ours: the account it is for. */
  account: string;
  token: string;
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  holderName: string;
}

/** What the shop needs of a payment provider. Every call that fails rejects; none is repeated here. */
export interface PaymentProvider {
  /** Written into our payments: `sandbox` wherever no money moves. */
  readonly name: 'razorpay' | 'sandbox';
  createOrder(request: OrderRequest): Promise<{ id: string }>;
  /** Where the shopper pays. */
  checkout(request: CheckoutRequest): CheckoutPage;
  /** Every attempt on an order; none for an unknown one. */
  findPayments(orderId: string): Promise<ProviderPayment[]>;
  /** One page of the attempts that began in a time (ISO), from the newest; an empty one after the last. */
  listPayments(from: string, to: string, page: number): Promise<ProviderPayment[]>;
  /** Takes what a bank has allowed. Resolves with the attempt as it is then, also when it had been taken already. */
  capture(payment: ProviderPayment): Promise<ProviderPayment>;
  /** Whether the browser comes back from the provider with a payment of that order that succeeded. */
  verifyReturn(orderId: string, fields: URLSearchParams): Promise<boolean>;
  /** `undefined` for a kind of event that does not concern us. Throws `FunctionError` 400 for a wrong signature. */
  readWebhook(body: string, headers: Headers): Promise<PaymentEvent | undefined>;
  /** Rupees back from a payment, or all of it for `null`. Repeating it with the same `key` does not refund twice. */
  refund(paymentId: string, amount: number | null, refundId: string, key: string): Promise<Transfer>;
  findRefund(id: string): Promise<Transfer | undefined>;
  /** Sends rupees to a UPI ID. Repeating it with the same `key` does not pay twice. */
  payOut(vpa: string, amount: number, refundId: string, key: string): Promise<Transfer>;
  findPayout(id: string): Promise<Transfer | undefined>;
  /** The name of the holder, `undefined` when there is no such UPI id. */
  verifyVpa(vpa: string): Promise<{ name: string } | undefined>;
  /** The page that takes a card for an account; `callbackUrl` gets the provider's order as `order`. */
  startCard(account: string, email: string, callbackUrl: string): Promise<CheckoutPage>;
  /** The card that a signed return speaks of. Throws 400 for a wrong signature. */
  readCardReturn(orderId: string, fields: URLSearchParams): Promise<CardToken | undefined>;
  /** Ends what a token allows. Resolves also for one that is gone, so a call whose answer was lost can be repeated. */
  deleteCard(account: string, token: string): Promise<void>;
}
