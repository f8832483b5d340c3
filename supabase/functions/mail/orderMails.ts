import { shop } from '@shop/kernel/domain';
import type { Letter, LetterBlock, MailTemplate, MailTemplates } from './letter';
import {
  amounts,
  firstName,
  orderPage,
  pieces,
  readOrder,
  shipTo,
  tracking,
  type OrderPayload,
} from './orderPayload';

interface Step {
  subject(number: string): string;
  heading(order: OrderPayload): string;
  line: string;
  /** What follows the pieces. */
  more?(order: OrderPayload): LetterBlock[];
}

const step =
  ({ subject, heading, line, more }: Step): MailTemplate =>
  (payload, siteUrl): Letter => {
    const order = readOrder(payload);
    const note: LetterBlock[] = order.note ? [{ kind: 'note', text: order.note }] : [];
    return {
      subject: subject(order.number),
      preview: line,
      heading: heading(order),
      blocks: [
        { kind: 'text', text: line },
        ...note,
        { kind: 'facts', rows: [['Order', order.number]] },
        pieces(order, siteUrl),
        ...(more?.(order) ?? []),
        { kind: 'button', label: 'See the order', url: orderPage(siteUrl, order.number) },
      ],
    };
  };

const refundNote: LetterBlock = {
  kind: 'note',
  text: 'What you have paid goes back the way it came, usually within 5-7 business days. Coupon, credit and gift cards are yours again at once.',
};

const refunded = ({ amount }: OrderPayload): LetterBlock[] =>
  amount ? [{ kind: 'amounts', rows: [['Refund', amount]] }] : [];

/** One mail for every step of an order (`private.set_order_status`). */
export const orderMails: MailTemplates = {
  'order/placed': step({
    subject: (number) => `Order ${number} is placed`,
    heading: ({ name }) => `Thank you, ${firstName(name)}`,
    line: 'Your order has reached us. We tell you as soon as it is on its way.',
    more: (order) => [amounts(order), shipTo(order)],
  }),
  'order/confirmed': step({
    subject: (number) => `Order ${number} is confirmed`,
    heading: () => 'Your order is confirmed',
    line: 'Everything you chose is here and is being made ready.',
  }),
  'order/packed': step({
    subject: (number) => `Order ${number} is packed`,
    heading: () => 'Folded, wrapped and packed',
    line: 'Your parcel waits for the courier.',
    more: (order) => [shipTo(order)],
  }),
  'order/shipped': step({
    subject: (number) => `Order ${number} is on its way`,
    heading: () => 'Your parcel is on its way',
    line: 'The courier has your parcel.',
    more: (order) => [...tracking(order), shipTo(order)],
  }),
  'order/out_for_delivery': step({
    subject: (number) => `Order ${number} arrives today`,
    heading: () => 'Out for delivery',
    line: 'Your parcel arrives today. Please keep your phone near: the courier may call.',
    more: (order) => [...tracking(order), shipTo(order)],
  }),
  'order/delivered': step({
    subject: (number) => `Order ${number} is delivered`,
    heading: () => 'Delivered. Wear it well',
    line: `Your parcel has arrived. Should something not fit, you have ${shop.returnPeriodDays} days to return or exchange it.`,
  }),
  'order/cancelled': step({
    subject: (number) => `Order ${number} is cancelled`,
    heading: () => 'Your order is cancelled',
    line: 'We have cancelled this order; nothing will be sent.',
    more: () => [refundNote],
  }),
  'order/expired': step({
    subject: (number) => `Order ${number} was not paid in time`,
    heading: () => 'We could not hold it any longer',
    line: 'The payment did not come in time, so the pieces are on the shelf again. Nothing was charged, and your bag is as you left it.',
  }),
  'order/rto': step({
    subject: (number) => `Order ${number} is coming back to us`,
    heading: () => 'We could not deliver your parcel',
    line: 'The courier could not hand it over and is bringing it back to us.',
    more: () => [refundNote],
  }),
  'order/refunded_no_stock': step({
    subject: (number) => `Your money for order ${number} is on its way back`,
    heading: () => 'Sold out while you paid. We are sorry',
    line: 'Your payment came after the time we could hold your pieces, and somebody else has bought them. All of it goes back the way it came; banks take 5-7 business days to show it.',
    more: refunded,
  }),
  'order/refunded_cancelled': step({
    subject: (number) => `Your money for order ${number} is on its way back`,
    heading: () => 'A payment for a cancelled order',
    line: 'A payment came for an order that had been cancelled. All of it goes back the way it came; banks take 5-7 business days to show it.',
    more: refunded,
  }),
};
