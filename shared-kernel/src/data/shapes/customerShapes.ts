import type { Address } from '../../domain/address';
import type { MailStanding } from './mailShapes';
import type { CustomerIdentity, Page } from './staffLists';

/** The lists of a customer's page. */
type CustomerPart = 'orders' | 'returns' | 'credit' | 'coupons' | 'inquiries' | 'reviews' | 'notes';

/** Rupees, ISO times. */
interface CustomerRecord extends CustomerIdentity {
  blocked_reason: string | null;
  mail: MailStanding;
  addresses: (Omit<Address, 'isDefault'> & { is_default: boolean })[];
  /** How much there is in each list that the caller may read. */
  counts: Partial<Record<CustomerPart, number>>;
  /** `net` is what came less what went back; `null` for whoever may not see money. */
  money: { received: number; paid_back: number; net: number; credit: number } | null;
}

/** Rupees, ISO times. What `title` and `reference` are depends on the list: numbers, descriptions, ids. */
interface CustomerEntry {
  id: string;
  at: string;
  title: string;
  reference: string | null;
  state: string;
  amount: number | null;
  note: string;
}

interface DataView {
  id: number;
  admin_email: string;
  seen_at: string;
  customer_id: string;
  /** `null` once the account is gone, as the name is. */
  customer_email: string | null;
  customer_name: string | null;
}

/** What the staff calls about one shopper. */
export interface CustomerFunctions {
  get_customer: { Returns: CustomerRecord };
  list_customer_entries: { Returns: Page<CustomerEntry> };
  list_data_views: { Returns: Page<DataView> };
}
