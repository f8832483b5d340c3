import { formatDate, type Order, orderCourse, orderStatusNames } from '@shop/kernel/domain';

interface TimelineStep {
  title: string;
  detail?: string;
  time?: string;
  done: boolean;
  mark?: 'ended' | 'waiting';
}

/** Whether the parcel is still expected. */
export const isUnderWay = ({ status }: Pick<Order, 'status'>): boolean =>
  status !== 'delivered' && orderCourse.some((each) => each === status);

/**
 * What happened to an order and what is still to come (spec §4, Tracking). A step counts as done when a later
 * one has happened, even without an event of its own; an order that left its course has no future.
 */
export function timelineSteps({ status, events }: Pick<Order, 'status' | 'events'>): TimelineStep[] {
  // An order that was changed is placed at its first event, and says what its last one changed.
  const reached = new Map<Order['status'], Order['events'][number]>();
  for (const event of events)
    reached.set(event.status, { ...event, at: reached.get(event.status)?.at ?? event.at });
  const step = (of: Order['status'], done: boolean): TimelineStep => {
    const event = reached.get(of);
    return {
      title: orderStatusNames[of],
      detail: event?.note || undefined,
      time: event && `${formatDate(event.at, 'moment')} IST`,
      done,
    };
  };
  const current = orderCourse.findIndex((each) => each === status);
  if (current < 0)
    return [...reached.keys()].map((happened) => ({
      ...step(happened, true),
      mark: happened !== status ? undefined : status === 'pending_payment' ? 'waiting' : 'ended',
    }));
  return orderCourse.map((each, index) => step(each, index <= current));
}
