import { formatDate } from '@shop/kernel/domain';
import { type InquiryRecord, stateName } from './inquiryRecord';

const names = new Map([
  ['channel', 'Sent by'],
  ['type', 'Kind of business'],
  ['gst', 'GST number'],
  ['consent', 'Consent'],
  ['consented', 'Consented'],
]);

const channels = new Map([
  ['form', 'contact form'],
  ['chat', 'live chat'],
]);

/** What a message says besides its text, each as a name and a value that people read. */
export function detailsOf({ details }: Pick<InquiryRecord, 'details'>): string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (!value) return [];
    return `${names.get(name) ?? stateName(name)}: ${textOf(name, value)}`;
  });
}

function textOf(name: string, value: string): string {
  if (name === 'channel') return channels.get(value) ?? value;
  return name === 'consented' ? formatDate(value, 'tableMoment') : value;
}
