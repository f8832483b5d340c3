export type Channel = 'upi' | 'card' | 'netbanking';

/** What the provider is asked to collect. Amounts are rupees, times ISO. */
export interface OrderRequest {
  paymentId: string;
  amount: number;
  /** What the shopper sees: the order's number. */
  reference: string;
  email: string;
  expiresAt: string | null;
  callbackUrl: string;
}

/** One attempt to pay. `amount` is rupees. */
export interface ProviderPayment {
  id: string;
  orderId: string;
  amount: number;
  channel: Channel | null;
  state: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  error: string | null;
}

export type PaymentEventType =
  'payment.authorized' | 'payment.captured' | 'payment.failed' | 'refund.processed' | 'refund.failed';

/** Something that happened at the provider. `id` is the same however often and by whichever way we hear of it. */
export interface PaymentEvent {
  id: string;
  type: PaymentEventType;
  orderId: string;
  paymentId: string;
  /** Rupees: of the payment, or of the refund. */
  amount: number;
  channel: Channel | null;
  payload: Record<string, unknown>;
}

/** A card that the provider keeps for us; its number never reaches us (spec §3, Saved card). */
export interface CardToken {
  /** Ours: the account it is for. */
  customer: string;
  token: string;
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  holderName: string;
}

/** What the shop needs of a payment provider. Every call that fails rejects; none is repeated here. */
export interface PaymentProvider {
  /** Written into our payments. */
  readonly name: string;
  createOrder(request: OrderRequest): Promise<{ id: string }>;
  /** Every attempt on an order; none for an unknown one. */
  findPayments(orderId: string): Promise<ProviderPayment[]>;
  /** Where the shopper pays. */
  pageUrl(orderId: string): string;
  /** Whether the browser comes back from the provider with a payment that succeeded. */
  verifyReturn(fields: URLSearchParams): Promise<boolean>;
  /** `undefined` for a kind of event that does not concern us. Throws `FunctionError` 400 for a wrong signature. */
  readWebhook(body: string, headers: Headers): Promise<PaymentEvent | undefined>;
  /** Repeating it with the same `refundId` does not refund twice. */
  refund(paymentId: string, amount: number, refundId: string): Promise<{ id: string }>;
  /** Sends rupees to a UPI ID. Repeating it with the same `refundId` does not pay twice. */
  payOut(vpa: string, amount: number, refundId: string): Promise<{ id: string }>;
  /** The name of the holder, `undefined` when there is no such UPI id. */
  verifyVpa(vpa: string): Promise<{ name: string } | undefined>;
  startCard(customer: string, callbackUrl: string): Promise<{ url: string }>;
  /** The card a signed return speaks of, `undefined` when it was cancelled. Throws 400 for a wrong signature. */
  readCardReturn(fields: URLSearchParams): Promise<CardToken | undefined>;
  /** Ends what a token allows. Resolves also for one that is gone, so a call whose answer was lost can be repeated. */
  deleteCard(customer: string, token: string): Promise<void>;
}
