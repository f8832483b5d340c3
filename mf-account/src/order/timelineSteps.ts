import { orderStatuses, orderStatusNames, type Order, type OrderStatus } from '@shop/kernel/domain';
import { formatMoment } from './istTime';

interface TimelineStep {
  title: string;
  detail?: string;
  time?: string;
  done: boolean;
}

/**
 * What happened to an order and what is still to come (spec §4, Tracking). A step counts as done when a later
 * one has happened, even without an event of its own; a cancelled order has no future.
 */
export function timelineSteps({ status, events }: Pick<Order, 'status' | 'events'>): TimelineStep[] {
  const reached = new Map(events.map((event) => [event.status, event]));
  const step = (of: OrderStatus, done: boolean): TimelineStep => {
    const event = reached.get(of);
    return {
      title: orderStatusNames[of],
      detail: event?.note || undefined,
      time: event && formatMoment(event.at),
      done,
    };
  };
  if (status === 'cancelled') return [...reached.keys()].map((happened) => step(happened, true));
  const course = orderStatuses.filter((each) => each !== 'cancelled');
  const current = course.indexOf(status);
  return course.map((each, index) => step(each, index <= current));
}
