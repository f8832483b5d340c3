import { formatDate } from '@shop/kernel/domain';
import { detailsOf } from './detailsOf';

test.each<[Record<string, string | null>, string[]]>([
  [{ channel: 'form' }, ['Sent by: contact form']],
  [{ channel: 'chat' }, ['Sent by: live chat']],
  [
    { business: 'Loom House', type: 'Maker', gst: null, website: '' },
    ['Business: Loom House', 'Kind of business: Maker'],
  ],
  [
    { consent: 'v1', consented: '2026-11-20T18:30:00Z' },
    ['Consent: v1', `Consented: ${formatDate('2026-11-20T18:30:00Z', 'tableMoment')}`],
  ],
])('%o is read as %o', (details, expected) => {
  expect(detailsOf({ details })).toEqual(expected);
});
