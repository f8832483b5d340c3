import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailTemplates } from './renderMail';

const folder = join(__dirname, '../../migrations');
const sql = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

const words = (text: string) => [...text.matchAll(/'([a-z_]+)'/g)].map(([, word = '']) => word);
/** The values that a check constraint of this name permits. */
const permitted = (constraint: string) =>
  words(new RegExp(`constraint ${constraint} check \\(\\s*\\w+ in \\(([^)]*)\\)`).exec(sql)?.[1] ?? '');
/** The words with which a function is called, among its arguments. */
const called = (name: string) =>
  [...sql.matchAll(new RegExp(`perform private\\.${name}\\(([^;]*);`, 'g'))].flatMap(([, args = '']) =>
    words(args),
  );

/** Kinds that are put together when a mail is queued, by what they begin with. */
const computed: Record<string, string[]> = {
  'order/': [
    // Nobody hears of an order that still waits for its payment.
    ...permitted('order_events_status').filter((status) => status !== 'pending_payment'),
    ...permitted('parcels_state').map((state) => `parcel_${state}`),
    // mail_order_event names these two itself.
    ...['pieces_cancelled', 'modified'],
  ],
  'order/refunded_': [...called('refund_late_order'), ...called('refund_stray')],
  'return/': permitted('returns_state'),
  'account/payout-': permitted('affiliate_payouts_state'),
  'alert/': permitted('alerts_kind'),
  'grievance/': called('mail_grievance'),
};

test('there is a letter for every kind of mail that the database queues, and none for others', () => {
  const calls = [...sql.matchAll(/perform private\.send_(?:optional_)?mail\(([^;]*);/g)];
  const named = calls.flatMap(([, args = '']) => /'([a-z-]+\/[a-z_-]*)'/.exec(args)?.[1] ?? []);
  // send_optional_mail passes on what it is called with.
  expect(named).toHaveLength(calls.length - 1);
  const isWhole = (kind: string) => /[a-z]$/.test(kind);
  const begun = new Set(named.filter((kind) => !isWhole(kind)));
  expect([...begun].sort()).toEqual(Object.keys(computed).sort());
  const queued = new Set([
    ...named.filter(isWhole),
    ...Object.entries(computed).flatMap(([start, ends]) => ends.map((end) => start + end)),
  ]);
  // Those of signing in are sent by the auth service, past the outbox.
  const written = Object.keys(mailTemplates).filter((kind) => !kind.startsWith('sign-in/'));
  expect(written.sort()).toEqual([...queued].sort());
});

test.each(Object.entries(computed))('what %s ends with is found in the migrations', (_, ends) => {
  expect(ends.length).toBeGreaterThan(1);
});
