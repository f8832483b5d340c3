import type { GeneratedRow, Json } from '../generated';

/** What the account's own rows add up to. Rupees. */
interface AccountFigures {
  /** All orders that were placed. */
  orders: number;
  /** Neither delivered nor cancelled. */
  underway: number;
  delivered: number;
  /** Paid for what was delivered and kept. */
  spent: number;
  /** Coupons and credit on those. */
  saved: number;
  wishlist: number;
  /** Balance of store credit. */
  credit: number;
  /** ISO time. */
  member_since: string;
}

/** The affiliate programme as the signed-in shopper's own rows have it. Rupees, ISO times. */
interface AffiliateRow {
  code: string;
  clicks: { total: number; last_30_days: number };
  /** Attributed orders that were not taken back. */
  orders: number;
  totals: Record<GeneratedRow<'commissions'>['state'], number>;
  /** The PAN that was given, all but its ends covered. */
  pan: string | null;
  /** What a payout request would take now. */
  available: number;
  /** This month so far, in India. */
  month: { sales: number; bonus_percent: number; bonus_amount: number };
  /** Extra for months of many sales; `month` is the first day. */
  bonuses: Pick<GeneratedRow<'affiliate_bonuses'>, 'month' | 'sales' | 'percent' | 'amount'>[];
  payouts: Pick<
    GeneratedRow<'affiliate_payouts'>,
    'id' | 'amount' | 'state' | 'vpa' | 'requested_at' | 'due_on' | 'settled_at' | 'tds' | 'tds_percent'
  >[];
}

/** Rupees delivered and kept within twelve months. */
interface MembershipRow {
  spend: number;
  /** Id of the tier, or `null` below the first. */
  tier: string | null;
  next: { tier: string; from_spend: number; missing: number } | null;
}

interface GiftCardRequest {
  /** Rupees. */
  amount: number;
  recipient_email: string;
  sender_name: string;
  message: string;
  buyer_email: string;
}

/** What became of a card's code; misses are answered, not refused, so that tries can be counted. */
type GiftCardOutcome =
  | { outcome: 'added'; last4: string; balance: number }
  | { outcome: 'unknown'; last4: null; balance: null }
  | { outcome: 'taken'; last4: null; balance: null };

/** The number that the acknowledgement names, such as TDC-4F7K2M. */
interface InquiryReceipt {
  reference: string;
}

/** A tax invoice or credit note as it was issued. Paise, ISO times. */
export interface InvoiceRow extends Pick<
  GeneratedRow<'invoices'>,
  'kind' | 'number' | 'issued_at' | 'reason' | 'place_of_supply' | 'state_code' | 'total'
> {
  order: string;
  ordered_at: string;
  /** Of a credit note: its invoice. */
  corrects: Pick<GeneratedRow<'invoices'>, 'number' | 'issued_at'> | null;
  seller: { legal_name: string; address: string; gstin: string };
  /** A business has a `gstin`, and `business` is its name. */
  buyer: Record<'name' | 'phone' | 'address' | 'city' | 'state' | 'pincode', string> &
    Partial<Record<'gstin' | 'business', string>>;
  lines: Omit<GeneratedRow<'invoice_lines'>, 'invoice_id'>[];
}

/** What deleting an account would mean. Rupees. */
interface ClosingRow {
  /** What has to end before. The reference is an order's number, or empty. */
  obstacles: {
    kind: 'order' | 'payment' | 'return' | 'refund' | 'gift_card' | 'payout';
    reference: string;
  }[];
  /** Lost for good, as is the commission. */
  credit: number;
  commission: number;
  /** Kept by who has the codes. */
  gift_cards: number;
  orders: number;
  /** Otherwise the account is signed in to with Google alone. */
  has_password: boolean;
  /** This session began within 15 minutes. */
  signed_in_lately: boolean;
}

/** A form's fields by name, and what tells people from machines. */
type FormFields = Partial<Record<string, string | number>>;

/** What people do with their account, and what the forms of the information pages send. */
export interface AccountFunctions {
  get_account_figures: { Returns: AccountFigures };
  get_affiliate: { Returns: AffiliateRow };
  request_payout: {
    Returns: Pick<GeneratedRow<'affiliate_payouts'>, 'id' | 'amount' | 'vpa' | 'due_on'>;
  };
  get_insider: { Returns: MembershipRow };
  get_invoices: { Returns: InvoiceRow[] };
  get_linked_invoices: { Returns: InvoiceRow[] };
  /** As `fetchOrder` selects it. */
  get_linked_order: { Returns: Record<string, Json> | null };
  /** Rows by table; `account` and `as_of` beside them. */
  get_my_data: { Returns: Record<string, Json> };
  add_gift_card: { Returns: GiftCardOutcome };
  check_gift_card: {
    Returns: { found: true; last4: string; balance: number } | { found: false; last4: null; balance: null };
  };
  buy_gift_card: {
    Args: { p_request: GiftCardRequest };
    Returns: { purchase_id: string; payment_id: string; amount: number };
  };
  send_contact_message: { Args: { p_message: FormFields }; Returns: InquiryReceipt };
  request_bulk_quote: { Args: { p_inquiry: FormFields }; Returns: InquiryReceipt };
  apply_as_vendor: { Args: { p_application: FormFields }; Returns: InquiryReceipt };
  subscribe_newsletter: { Returns: { outcome: 'check_mail' } };
  confirm_newsletter: { Returns: { outcome: 'confirmed' | 'unknown' } };
  /** The kind of mail that the token came with; `newsletter` for an unknown one, too. */
  stop_mails: {
    Returns: { outcome: 'unsubscribed' | 'unknown'; choice: 'newsletter' | 'alerts' | 'occasions' };
  };
  get_account_closing: { Returns: ClosingRow };
  delete_account: { Returns: { outcome: 'deleted' } };
  unsubscribe_newsletter: { Returns: { outcome: 'unsubscribed' | 'unknown' } };
  /** ISO time `expires_at`; `is_yours`: the caller has proven the address. */
  get_invitation: {
    Returns:
      | { outcome: 'unknown' }
      | {
          outcome: 'open' | 'accepted';
          email: string;
          is_yours: boolean;
          by: string;
          expires_at: string;
          roles: { name: string; about: string }[];
        };
  };
  accept_invitation: {
    Returns: { outcome: 'accepted' | 'unknown' } | { outcome: 'other_account'; email: string };
  };
}
