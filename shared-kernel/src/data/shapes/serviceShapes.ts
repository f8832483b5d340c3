/** What the database knows of an open payment. Rupees, ISO time. */
interface OpenPayment {
  payment_id: string;
  amount: number;
  provider_order_id: string | null;
  reference: string;
  email: string;
  /** Ten digits; empty for a gift card. */
  phone: string;
  expires_at: string | null;
}

interface FoundPayment {
  kind: 'order' | 'gift_card';
  /** The order's number. */
  reference: string | null;
  /** `refunded`: the money came too late and goes back. */
  outcome: 'paid' | 'refunded' | 'unpaid';
}

interface RecordedEvent {
  kind: 'order' | 'gift_card' | null;
  reference: string | null;
  outcome: 'applied' | 'duplicate' | 'ignored' | 'refund';
}

/** Money that is due to go back. Rupees. */
interface DueRefund {
  id: string;
  /** Set for money that was paid online. */
  provider_payment_id: string | null;
  /** Set for cash. */
  vpa: string | null;
  /** Nothing for all of a payment. */
  amount: number | null;
  /** Set once the provider has accepted it. */
  provider_refund_id: string | null;
  /** By which the provider knows a repetition. */
  key: string;
}

interface DueMail {
  id: number;
  kind: string;
  recipient: string;
  /** What the kind's template says. */
  payload: Record<string, unknown>;
}

/** What only the edge functions call, with the secret key. */
export interface ServiceFunctions {
  add_return_photo: { Returns: { name: string } };
  add_review_photo: { Returns: { id: string; name: string } };
  /** Without a user for a visitor, without the provider's order to ask whether there is one. */
  start_payment: {
    Args: { p_user: string | null; p_provider_order_id: string | null };
    Returns: OpenPayment;
  };
  /** Nothing for an unknown one. */
  find_payment: { Returns: FoundPayment | null };
  record_payment_event: {
    Args: { p_amount: number | null; p_channel: string | null; p_payload: Record<string, unknown> };
    Returns: RecordedEvent;
  };
  /** Without the provider's refund where that failed. */
  finish_refund: { Args: { p_provider_refund_id: string | null } };
  take_refunds: { Returns: DueRefund[] };
  take_mails: { Returns: DueMail[] };
}
