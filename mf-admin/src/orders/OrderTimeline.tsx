import styled from 'styled-components';
import { formatDate, formatRupees, orderStatusNames } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import type { OrderRecord } from './orderRecord';

/** What happened to an order and to its money, in the order in which it did; reason and refund after the step they belong to. */
export function OrderTimeline({ order }: { order: OrderRecord }) {
  const entries = [
    ...order.events.map(({ status, note, at, kind }) => ({
      at,
      title: kind === 'step' ? orderStatusNames[status] : eventNames[kind],
      text: note,
    })),
    ...order.guest_words.map(({ words, at }) => ({ at, title: 'The guest’s reason', text: words })),
    ...order.refunds.map(({ amount, state, reason, created_at }) => ({
      at: created_at,
      title: `Refund of ${formatRupees(amount)}, ${state}`,
      text: reason,
    })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <Timeline>
      {entries.map(({ at, title, text }) => (
        <li key={`${at} ${title} ${text}`}>
          <strong>{title}</strong> <time dateTime={at}>{formatDate(at, 'tableMoment')}</time>
          {text && <p>{text}</p>}
        </li>
      ))}
    </Timeline>
  );
}

const eventNames = { pieces: 'Pieces cancelled', parcel: 'Parcel' };

const Timeline = styled.ol`
  display: grid;
  gap: ${s('space.8')};
  margin: 0;
  padding: 0;
  font-size: ${s('size.14')};
  list-style: none;

  time,
  p {
    margin: 0;
    color: ${s('color.ink2')};
  }
`;
