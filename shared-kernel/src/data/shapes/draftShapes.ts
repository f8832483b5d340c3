import type { Address } from '../../domain/address';
import type { GeneratedRow } from '../generated';
import type { GstBuyer } from './gstBuyer';
import type { BagRequestLine, ReceiptRow } from './requestShapes';
import type { QuoteRow } from './shopShapes';
import type { Page } from './staffLists';

/** Rupees, ISO times. `due`: what it came to when it was saved; `null` with nothing in it. */
interface DraftSummary {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  lines: number;
  due: number | null;
  created_email: string;
  saved_email: string;
  created_at: string;
  saved_at: string;
  sent_at: string | null;
  /** Until when the link works that was sent last. */
  sent_until: string | null;
}

type SavedAddress = Omit<GeneratedRow<'addresses'>, 'user_id' | 'type'> & Pick<Address, 'type'>;

interface FoundCustomer {
  id: string;
  email: string;
  full_name: string;
  phone: string | null;
  blocked: boolean;
}

/** What is to be said of a draft; what `stops` keeps it from being placed. */
interface DraftProblem {
  code: string;
  stops: boolean;
  message: string;
}

/** Every field may be empty until it is placed. */
type DraftAddress = Record<Exclude<keyof Address, 'id' | 'isDefault' | 'type'>, string> &
  Pick<Address, 'type'>;

/** A draft as its form has it; without a revision, a new one. */
interface DraftFields {
  id?: string;
  revision?: number;
  user_id: string | null;
  email: string;
  lines: BagRequestLine[];
  ship_to: DraftAddress;
  delivery: QuoteRow['delivery'];
  coupon: string;
  note: string;
  /** Empty for a consumer. */
  gstin: string;
  gst_name: string;
}

type DraftQuote = Omit<QuoteRow, 'offers' | 'near_promotion'>;

/** Price and stock of now; no quote while there is nothing in it. */
interface PricedDraft {
  customer: (FoundCustomer & { addresses: SavedAddress[] }) | null;
  quote: DraftQuote | null;
  problems: DraftProblem[];
}

interface DraftRecord
  extends
    PricedDraft,
    Pick<
      DraftSummary,
      'id' | 'created_email' | 'saved_email' | 'created_at' | 'saved_at' | 'sent_at' | 'sent_until'
    >,
    Pick<DraftFields, 'email' | 'lines' | 'ship_to' | 'delivery' | 'note'> {
  revision: number;
  coupon: string | null;
  gst_buyer: GstBuyer | null;
  /** What it has become. */
  order_number: string | null;
  /** What was said when it was saved last. */
  seen: { due: number | null; pieces: Record<string, { name: string; label: string; price: number }> };
}

/** A draft for whoever has the link of its mail. */
interface LinkedDraft extends Pick<PricedDraft, 'quote' | 'problems'> {
  id: string;
  /** Raised by each save of the staff: placing names the one that was seen. */
  revision: number;
  /** ISO time at which the link ends. */
  until: string;
  ship_to: DraftAddress;
  gst_buyer: GstBuyer | null;
  email: string;
  /** It was prepared for an account, which has to sign in to place it. */
  is_accounts: boolean;
  /** Nobody else has to sign in. */
  is_yours: boolean;
  is_placed: boolean;
  /** The caller's own. */
  order_number: string | null;
  /** Rupees that the staff has said on the phone. */
  seen_due: number | null;
}

/** Orders that the staff prepares on the phone. */
export interface DraftFunctions {
  find_draft_customers: { Returns: FoundCustomer[] };
  find_draft_pieces: {
    Returns: {
      id: string;
      name: string;
      price: number;
      variants: { id: string; label: string; stock: number }[];
    }[];
  };
  list_draft_orders: { Returns: Page<DraftSummary> };
  get_draft_order: { Returns: DraftRecord };
  price_draft_order: { Args: { p_draft: DraftFields }; Returns: PricedDraft };
  save_draft_order: { Args: { p_draft: DraftFields }; Returns: { id: string; revision: number } };
  place_draft_order: { Returns: ReceiptRow };
  get_linked_draft: { Returns: LinkedDraft | null };
  place_linked_draft: { Returns: ReceiptRow | null };
}
