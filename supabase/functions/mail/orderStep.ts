import type { Letter, LetterBlock, MailTemplate } from './letter';
import { orderPage, type OrderPayload, pieces, readOrder } from './orderPayload';

interface Step {
  subject(number: string): string;
  heading(order: OrderPayload): string;
  line: string | ((order: OrderPayload) => string);
  /** What follows the pieces. */
  more?(order: OrderPayload): LetterBlock[];
}

/** The letter about one step of an order or of a return: what happened, a note, the pieces, and the way to the order. */
export const orderStep =
  ({ subject, heading, line, more }: Step): MailTemplate =>
  (payload, siteUrl): Letter => {
    const order = readOrder(payload);
    const text = typeof line === 'string' ? line : line(order);
    const note: LetterBlock[] = order.note ? [{ kind: 'note', text: order.note }] : [];
    return {
      subject: subject(order.number),
      preview: text,
      heading: heading(order),
      blocks: [
        { kind: 'text', text },
        ...note,
        { kind: 'facts', rows: [['Order', order.number]] },
        pieces(order, siteUrl),
        ...(more?.(order) ?? []),
        { kind: 'button', label: 'See the order', url: orderPage(siteUrl, order) },
      ],
    };
  };
