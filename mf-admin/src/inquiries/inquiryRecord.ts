import type { Answer } from '@shop/kernel/data';
import { contactSubjects } from '@shop/kernel/domain';

export type InquiryList = Answer<'list_admin_inquiries'>;
export type InquiryRecord = InquiryList['rows'][number];

/**
 * What people write, with the states that the staff takes it through and the one that a reply leads to; the
 * newsletter's are its readers'.
 */
export const inquiryKinds = [
  { value: 'contact', label: 'Contact', states: ['new', 'open', 'resolved'], replied: 'resolved' },
  { value: 'bulk', label: 'Bulk quotes', states: ['new', 'quoted', 'accepted', 'closed'], replied: 'quoted' },
  {
    value: 'vendor',
    label: 'Vendors',
    states: ['submitted', 'documents', 'product_review', 'live', 'rejected'],
    replied: 'documents',
  },
  {
    value: 'newsletter',
    label: 'Newsletter',
    states: ['pending', 'confirmed', 'unsubscribed'],
    replied: undefined,
  },
] as const;

export type InquiryKind = (typeof inquiryKinds)[number];

export const kindOf = (asked: string | null): InquiryKind =>
  inquiryKinds.find(({ value }) => value === asked) ?? inquiryKinds[0];

/** `product_review` as people read it: Product review. */
export const stateName = (state: string): string =>
  state.charAt(0).toUpperCase() + state.slice(1).replaceAll('_', ' ');

/** What it is about: a message carries the value of its subject, the others their own words. */
export const summaryOf = ({ kind, summary }: Pick<InquiryRecord, 'kind' | 'summary'>): string =>
  (kind === 'contact' && contactSubjects.find(({ value }) => value === summary)?.label) || summary;
