import { formatDate, formatRupees } from '@shop/kernel/domain';
import { shopPaths } from '../_shared/shopPaths';
import type { MailTemplates } from './letter';
import { amounts, firstName, pieces, readOrder, shipTo } from './orderPayload';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The letter about an order that was prepared on the phone. Its payload is that of `send_draft_order`. */
export const draftMails: MailTemplates = {
  'draft/sent': (payload, siteUrl) => {
    const order = readOrder(payload);
    const { id, key, until, by } = payload;
    const due = formatRupees(order.totals.amount_due);
    return {
      subject: 'Your order from our call waits for you',
      preview: `See it and place it: ${due}.`,
      heading: `Here it is, ${firstName(order.name)}`,
      blocks: [
        {
          kind: 'text',
          text: `${textOf(by) || 'We'} wrote this down on the phone. Nothing is ordered yet: look at it, and place it by the button below.`,
        },
        pieces(order, siteUrl),
        amounts(order),
        shipTo(order),
        {
          kind: 'button',
          label: 'See and place the order',
          url: siteUrl + shopPaths.draftOrder(textOf(id), textOf(key)),
        },
        {
          kind: 'note',
          text: `${until ? `The link works until ${formatDate(textOf(until), 'moment')}. ` : ''}Nothing is held for you meanwhile: prices and what is in stock are those of the moment in which you order.`,
        },
        { kind: 'note', text: 'You did not call us? Then you need not do anything.' },
      ],
    };
  },
};
