import { formatRupees, pictureUrl, promisedDays } from '@shop/kernel/domain';
import { shopPaths } from '../_shared/shopPaths';
import type { LetterBlock, LetterPiece, MailPayload } from './letter';
import { withoutLinks } from './withoutLinks';

/** What the database puts into every mail about an order. Amounts are rupees. */
export interface OrderPayload {
  number: string;
  /** Opens the order's page for a guest; `null` for an account, which signs in there. */
  key?: string | null;
  name: string;
  lines: { name: string; variant: string; quantity: number; line_total: number; image_path: string | null }[];
  /** Those that the order got. */
  promotions?: { title: string; amount: number }[];
  totals: {
    subtotal: number;
    gst: number;
    shipping: number;
    platform_fee: number;
    coupon_saving: number;
    credit_used: number;
    gift_card_used: number;
    amount_due: number;
  };
  ship_to: { name: string; phone: string; address: string; city: string; state: string; pincode: string };
  note: string;
  /** Only in mails about one of several parcels: pieces that are in none yet. */
  unsent?: number;
  /** Only where money goes back. */
  amount?: number | null;
  /** Only in mails about a return. */
  kind?: 'return' | 'exchange';
  /** Of a return of what was paid in cash: the UPI ID it goes to, or `credit`. */
  refund_to?: string | null;
  /** ISO dates in India. */
  promised_from: string;
  promised_to: string;
  return_days: number;
  /** `null` where nothing was due. */
  payment_method: 'cod' | 'online' | null;
  /** Money came, online or at the door. */
  paid: boolean;
  /** How the provider was paid; `null` where it was not, or where it does not say. */
  payment_channel: 'upi' | 'card' | 'netbanking' | null;
  /** UPI ID that cash goes to which is paid back now; `null` where it becomes store credit. */
  refund_vpa: string | null;
  /** Only where cash became store credit because this UPI ID did not take it. */
  failed_vpa?: string;
  tracking: { courier: string | null; tracking_number: string | null };
  /** The invoice or credit note that is attached, if one is. */
  document?: object | null;
}

/** A guest's order, which has a key, goes to an address that nobody has proven: what they wrote must lead nobody anywhere. */
export function readOrder(payload: MailPayload): OrderPayload {
  const order = payload as unknown as OrderPayload;
  if (!order.key) return order;
  const { name, address, city, state, ...rest } = order.ship_to;
  return {
    ...order,
    name: withoutLinks(order.name),
    ship_to: {
      ...rest,
      name: withoutLinks(name),
      address: withoutLinks(address),
      city: withoutLinks(city),
      state: withoutLinks(state),
    },
  };
}

/** "Asha Rao" is greeted as Asha. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] || 'there';

export const orderPage = (siteUrl: string, { number, key }: OrderPayload) =>
  siteUrl + (key ? shopPaths.orderByLink(number, key) : shopPaths.order(number));

export function pieces({ lines }: OrderPayload, siteUrl: string): LetterBlock {
  return {
    kind: 'pieces',
    pieces: lines.map((line): LetterPiece => ({
      name: line.name,
      variant: line.variant,
      quantity: line.quantity,
      lineTotal: line.line_total,
      imageUrl: line.image_path && siteUrl + pictureUrl({ path: line.image_path }, 'mail'),
    })),
  };
}

/** Every fee line, and what promotions, coupon, credit and gift cards took off; the last row is what is left to pay. */
export function amounts({ totals, promotions = [] }: OrderPayload): LetterBlock {
  const saved = (label: string, amount: number): [string, number][] => (amount > 0 ? [[label, -amount]] : []);
  return {
    kind: 'amounts',
    rows: [
      ['Subtotal', totals.subtotal],
      ...promotions.map(({ title, amount }): [string, number] => [title, -amount]),
      ['GST', totals.gst],
      ['Shipping', totals.shipping],
      ['Platform fee', totals.platform_fee],
      ...saved('Coupon', totals.coupon_saving),
      ...saved('Store credit', totals.credit_used),
      ...saved('Gift cards', totals.gift_card_used),
      [totals.gift_card_used > 0 ? 'Left to pay' : 'Total', totals.amount_due],
    ],
  };
}

/** How it is paid, and what cash to keep ready. */
export function payment({ payment_method: method, totals }: OrderPayload): LetterBlock[] {
  if (!method) return [{ kind: 'facts', rows: [['Payment', 'Paid in full']] }];
  if (method === 'online') return [{ kind: 'facts', rows: [['Payment', 'Paid online']] }];
  return [
    { kind: 'facts', rows: [['Payment', 'Cash on delivery']] },
    { kind: 'text', text: `Please keep ${formatRupees(totals.amount_due)} ready for the courier.` },
  ];
}

export function shipTo({ ship_to: to }: OrderPayload, title = 'Deliver to'): LetterBlock {
  const lines = [to.name, to.address, `${to.city}, ${to.state} ${to.pincode}`, to.phone];
  return { kind: 'address', title, lines: lines.filter(Boolean) };
}

/** The days between which the parcel was promised to arrive. */
export function promised({
  promised_from: promisedFrom,
  promised_to: promisedTo,
}: OrderPayload): LetterBlock {
  return { kind: 'facts', rows: [['Arrives', promisedDays({ promisedFrom, promisedTo })]] };
}

/** Courier and number as far as they are known. */
export function tracking(order: OrderPayload): LetterBlock[] {
  const rows: [string, string | null | undefined][] = [
    ['Courier', order.tracking.courier],
    ['Tracking number', order.tracking.tracking_number],
  ];
  const known = rows.filter((row): row is [string, string] => Boolean(row[1]));
  return known.length > 0 ? [{ kind: 'facts', rows: known }] : [];
}
