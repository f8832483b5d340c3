import type { ListPage } from '../table/listPage';

/** A row of `list_admin_inquiries`. */
export interface InquiryRecord {
  kind: string;
  id: string;
  reference: string;
  status: string;
  name: string;
  email: string;
  phone: string | null;
  summary: string;
  message: string;
  details: Record<string, string | null>;
  assignee: string | null;
  created_at: string;
}

export interface InquiryList extends ListPage<InquiryRecord> {
  /** New ones by kind; `null` when there are none at all. */
  counts: Record<string, number> | null;
}

/** What people write, with the states that the staff takes it through; the newsletter's are its readers'. */
export const inquiryKinds = [
  { value: 'contact', label: 'Contact', states: ['new', 'open', 'resolved'] },
  { value: 'bulk', label: 'Bulk quotes', states: ['new', 'quoted', 'accepted', 'closed'] },
  {
    value: 'vendor',
    label: 'Vendors',
    states: ['submitted', 'documents', 'product_review', 'live', 'rejected'],
  },
  { value: 'newsletter', label: 'Newsletter', states: ['pending', 'confirmed', 'unsubscribed'] },
] as const;

export const kindOf = (asked: string | null): (typeof inquiryKinds)[number] =>
  inquiryKinds.find(({ value }) => value === asked) ?? inquiryKinds[0];
