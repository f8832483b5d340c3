import type { ProviderPayment } from './paymentProvider';

/** What the provider sends, as far as we use it: amounts in paise. */
export interface WirePayment {
  id: string;
  order_id: string | null;
  amount: number;
  method: string | null;
  status: ProviderPayment['state'];
  error_description: string | null;
  customer_id?: string | null;
  token_id?: string | null;
}

export interface WireRefund {
  id: string;
  payment_id: string;
  amount: number;
  status?: 'pending' | 'processed' | 'failed';
  /** Id of our refund, as it was asked for. */
  receipt?: string | null;
}

export interface WirePayout {
  id: string;
  amount: number;
  status: string;
}

export interface WirePayload {
  payment: { entity: WirePayment };
  refund?: { entity: WireRefund };
}
