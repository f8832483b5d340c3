import type { Answer } from '@shop/kernel/data';
import { formatDate, type Order, orderCourse, orderStatusNames } from '@shop/kernel/domain';

/** What the page shows about a parcel (spec §3, Tracking result). */
export interface Tracking {
  orderNumber: string;
  /** As the badge says it. */
  status: string;
  tone: 'neem' | 'neel' | 'haldi';
  /** While it is under way. */
  estimatedDelivery?: string;
  /** Once it has arrived. */
  deliveredOn?: string;
  currentLocation: string;
  timeline: TrackingEntry[];
  /** Where the order leaves in several: each in a line. */
  parcels: { title: string; detail: string }[];
  /** Nobody's order: the sample that the beta shows. */
  isDemo: boolean;
}

interface TrackingEntry {
  title: string;
  detail?: string;
  time?: string;
  done: boolean;
  mark?: 'ended' | 'waiting' | undefined;
}

/** What `track_order` answers for an order whose number and e-mail both match. */
export type TrackedOrder = NonNullable<Answer<'track_order'>>;

const travelling: readonly Order['status'][] = ['shipped', 'out_for_delivery'];

/** Colour of the badge: delivered green, in transit blue, everything else yellow (spec §4, Tracking). */
const toneOf = (status: Order['status']): Tracking['tone'] =>
  status === 'delivered' ? 'neem' : travelling.includes(status) ? 'neel' : 'haldi';

const nameOf = (status: Order['status']) => (status === 'shipped' ? 'In Transit' : orderStatusNames[status]);

/** A real order as the page shows it. A step without an event counts as done when a later one has happened. */
export function trackingOf({ number, status, events, ...order }: TrackedOrder): Tracking {
  // An order that was changed is placed at its first event.
  const reached = new Map<Order['status'], TrackedOrder['events'][number]>();
  for (const event of events) if (!reached.has(event.status)) reached.set(event.status, event);
  const arrived = reached.get('delivered');
  const current = orderCourse.findIndex((step) => step === status);
  const steps: readonly Order['status'][] = current < 0 ? [...reached.keys()] : orderCourse;
  return {
    orderNumber: number,
    status: nameOf(status),
    tone: toneOf(status),
    estimatedDelivery: current < 0 ? undefined : formatDate(order.estimated_delivery, 'weekday'),
    deliveredOn: arrived && formatDate(arrived.at, 'weekday'),
    currentLocation: order.current_location,
    timeline: steps.map((step, index) => {
      const event = reached.get(step);
      return {
        title: orderStatusNames[step],
        detail: event?.note || undefined,
        time: event && `${formatDate(event.at, 'shortMoment')} IST`,
        done: current < 0 || index <= current,
        mark:
          current >= 0 || step !== status ? undefined : status === 'pending_payment' ? 'waiting' : 'ended',
      };
    }),
    parcels: order.parcels.map(({ position, state, courier, tracking_number, lines }) => ({
      title: `Parcel ${position}: ${orderStatusNames[state]}`,
      detail: `${lines.map((line) => `${line.quantity} × ${line.name}${line.variant_label && `, ${line.variant_label}`}`).join('; ')} · ${courier} ${tracking_number}`,
    })),
    isDemo: false,
  };
}

/** The shape of real numbers (`private.new_order_number`). */
const realNumber = /^\s*td[0-9a-hjkmnp-tv-z]{10}\s*$/i;

/**
 * The demo rule of the beta: the number contains "td" in any case, or is longer than 5 characters (spec §5). What could
 * be somebody's order is never answered with an invented parcel.
 */
export const isDemoNumber = (number: string): boolean =>
  !realNumber.test(number) && (/td/i.test(number) || number.length > 5);

const hour = 3_600_000;

/** The sample order of the beta, on its way since yesterday. `now` in milliseconds. */
export function demoTracking(number: string, now: number): Tracking {
  const happened = ['placed', 'confirmed', 'packed', 'shipped'] as const;
  const hoursAgo = { placed: 50, confirmed: 49, packed: 40, shipped: 26 };
  return {
    ...trackingOf({
      number,
      status: 'shipped',
      estimated_delivery: new Date(now + 48 * hour).toISOString(),
      parcels: [],
      current_location: 'Bhopal sorting centre',
      events: happened.map((status) => ({
        status,
        note: '',
        at: new Date(now - hoursAgo[status] * hour).toISOString(),
      })),
    }),
    isDemo: true,
  };
}
