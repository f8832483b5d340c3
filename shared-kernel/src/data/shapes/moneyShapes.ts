import type { GeneratedRow } from '../generated';
import type { FormFields, Page } from './staffLists';

/** Rupees, percent. */
interface MoneySettings {
  /** Staff refunds of an order within 30 days above it wait for a second person. */
  refund_limit: number;
  /** Above it, whoever approved a payout does not pay it too. */
  payout_limit: number;
  tds_percent: number;
  /** Commissions of a financial year up to which no tax is kept. */
  tds_threshold: number;
}

/** Rupees, ISO times. */
interface Approval {
  id: string;
  kind: 'refund' | 'payout';
  state: 'waiting' | 'paid' | 'refused';
  /** An order's number, or the UPI ID of a payout. */
  about: string;
  person: string | null;
  amount: number;
  reason: string;
  /** E-mail of the staff, or an affiliate's code. */
  asked_by: string;
  requested_at: string;
  decided_by: string | null;
  decided_at: string | null;
  decision: string;
  /** The caller's own, which they cannot approve. */
  is_own: boolean;
}

/** Rupees, ISO times; the e-mail is empty once its account is gone. */
type FailedGiftCardRefund = Pick<GeneratedRow<'refunds'>, 'id' | 'amount' | 'reason' | 'created_at'> &
  Pick<GeneratedRow<'gift_card_purchases'>, 'buyer_email'>;

/** Rupees, percent, ISO times; names are absent once the account is gone. */
interface TdsEntry extends Pick<
  GeneratedRow<'affiliate_payouts'>,
  'id' | 'amount' | 'vpa' | 'reference' | 'tds' | 'tds_base' | 'tds_percent' | 'pan'
> {
  settled_at: string;
  full_name: string | null;
  affiliate_code: string | null;
  email: string | null;
  net: number;
}

type LineOutcome = 'matched' | 'short' | 'over' | 'double' | 'not_due' | 'unknown';

/** Rupees; `expected` is the order's cash, `counted` what of the amount closes it. */
interface RemittedLine {
  position: number;
  parcel: string;
  number: string | null;
  amount: number;
  expected: number | null;
  counted: number;
  outcome: LineOutcome;
}

/** Rupees, ISO times. */
interface OpenCash {
  number: string;
  courier: string;
  tracking_number: string | null;
  amount: number;
  /** What of it has not come. */
  open: number;
  since: string;
}

/** ISO days and times. */
interface Remittance {
  id: string;
  courier: string;
  reference: string;
  remitted_on: string;
  covers_until: string | null;
  admin_email: string;
  created_at: string;
  withdrawn_at: string | null;
  withdrawn_email: string | null;
  withdrawn_reason: string;
}

/** Rupees with paise. */
interface Taxed {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
}

/** A document and rate, or what all others come to by place and rate. */
interface GstRow extends Taxed {
  number: string;
  /** `22-Nov-2026` */
  day: string;
  /** `27-Maharashtra` */
  place: string;
  gstin: string | null;
  buyer: string;
  document_total: number;
  percent: number;
}

interface GstReport {
  /** ISO day, the first of the month. */
  month: string;
  gstin: string;
  totals: Partial<Record<'invoice' | 'credit_note', Taxed & { documents: number }>>;
  tables: Partial<Record<'b2b' | 'b2cl' | 'cdnr' | 'cdnur', GstRow[]>> & {
    /** Less the credit notes over them. */
    b2cs: (Taxed & { place: string; percent: number })[];
    hsn: (Taxed & { supply: 'B2B' | 'B2C'; hsn: string; goods: string; percent: number; quantity: number })[];
    docs: { first: string; last: string; documents: number }[];
  };
}

/** ISO times. */
interface GrievanceRecord {
  id: string;
  ticket: string;
  /** The message's. */
  reference: string;
  channel: string;
  name: string;
  email: string;
  message: string;
  received_at: string;
  acknowledge_by: string;
  resolve_by: string;
  acknowledged_at: string | null;
  resolved_at: string | null;
  resolution: string;
  resolved_by: string | null;
  /** When the next step is due; `null` once it is resolved. */
  due_at: string | null;
  overdue: boolean;
}

/** What the staff calls for money and law. */
export interface MoneyFunctions {
  get_money_settings: { Returns: MoneySettings };
  save_money_settings: { Args: { p_settings: FormFields; p_expected: object }; Returns: MoneySettings };
  list_approvals: { Returns: Page<Approval> & { waiting: number } };
  list_failed_gift_card_refunds: { Returns: FailedGiftCardRefund[] };
  decide_refund: { Returns: { number: string; state: 'paid' | 'refused' } };
  list_tds: {
    Returns: Page<TdsEntry> & {
      /** `26-27` */
      year: string;
      years: string[];
      totals: { amount: number; tds: number; net: number };
    };
  };
  record_remittance: {
    Args: { p_remittance: FormFields };
    Returns: {
      id: string | null;
      lines: RemittedLine[];
      counts: Partial<Record<LineOutcome, number>>;
      total: number;
      counted: number;
      /** What the courier should have remitted too; the oldest 200. */
      missing: { total: number; amount: number; rows: OpenCash[] };
    };
  };
  get_cash_desk: {
    Returns: {
      orders: number;
      amount: number;
      /** By age in days: up to 7, 14, 30 and more. */
      couriers: {
        courier: string;
        orders: number;
        amount: number;
        oldest: number;
        week: number;
        fortnight: number;
        month: number;
        older: number;
      }[];
    };
  };
  list_open_cash: { Returns: Page<OpenCash & { days: number }> };
  list_remittances: {
    /** `faults`: lines that do not agree. */
    Returns: Page<Remittance & { lines: number; total: number; counted: number; faults: number }>;
  };
  list_remittance_lines: {
    Returns: Page<
      Omit<RemittedLine, 'position' | 'outcome'> & {
        position: number | null;
        outcome: LineOutcome | 'missing';
      }
    > & { remittance: Remittance | null; counts: Partial<Record<LineOutcome | 'missing', number>> };
  };
  get_gst_report: { Returns: GstReport };
  list_grievances: { Returns: Page<GrievanceRecord> & { open: number; overdue: number } };
  enter_grievance: { Args: { p_grievance: FormFields } };
}
