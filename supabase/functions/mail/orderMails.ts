import type { MailTemplates } from './letter';
import { amounts, firstName, payment, promised, shipTo, tracking } from './orderPayload';
import { orderStep } from './orderStep';
import { refunded, returned } from './refunded';

/** One mail for every step of an order (`private.set_order_status`). */
export const orderMails: MailTemplates = {
  'order/placed': orderStep({
    subject: (number) => `Order ${number} is placed`,
    heading: ({ name }) => `Thank you, ${firstName(name)}`,
    line: 'Your order has reached us. We tell you as soon as it is on its way.',
    more: (order) => [amounts(order), ...payment(order), promised(order), shipTo(order)],
  }),
  'order/modified': orderStep({
    subject: (number) => `Order ${number} is changed`,
    heading: () => 'Your order is changed',
    line: 'We have changed your order as you wished. This is how it stands now.',
    more: (order) => [amounts(order), promised(order), shipTo(order)],
  }),
  'order/pieces_cancelled': orderStep({
    subject: (number) => `Items of order ${number} are cancelled`,
    heading: () => 'Some items are cancelled',
    line: 'Some of what you ordered will not be sent. This is how your order stands now.',
    more: (order) => [amounts(order), ...payment(order), promised(order)],
  }),
  'order/confirmed': orderStep({
    subject: (number) => `Order ${number} is confirmed`,
    heading: () => 'Your order is confirmed',
    line: 'Everything you chose is here and is being made ready.',
  }),
  'order/packed': orderStep({
    subject: (number) => `Order ${number} is packed`,
    heading: () => 'Folded, wrapped and packed',
    line: 'Your parcel waits for the courier.',
    more: (order) => [shipTo(order)],
  }),
  'order/shipped': orderStep({
    subject: (number) => `Order ${number} is on its way`,
    heading: () => 'Your parcel is on its way',
    // An order that a coupon pays for has none.
    line: ({ document }) => `The courier has your parcel.${document ? ' Your tax invoice is attached.' : ''}`,
    more: (order) => [...payment(order), ...tracking(order), shipTo(order)],
  }),
  'order/out_for_delivery': orderStep({
    subject: (number) => `Order ${number} arrives today`,
    heading: () => 'Out for delivery',
    line: 'Your parcel arrives today. Please keep your phone near: the courier may call.',
    more: (order) => [...payment(order), ...tracking(order), shipTo(order)],
  }),
  'order/delivered': orderStep({
    subject: (number) => `Order ${number} is delivered`,
    heading: () => 'Delivered. Wear it well',
    line: ({ return_days: days }) =>
      `Your parcel has arrived. Should something not fit, you have ${days === 1 ? '1 day' : `${days} days`} to return or exchange it.`,
  }),
  'order/parcel_shipped': orderStep({
    subject: (number) => `A parcel of order ${number} is on its way`,
    heading: () => 'A parcel is on its way',
    line: ({ unsent }) =>
      unsent
        ? 'The courier has the first of your pieces. The others follow in a parcel of their own.'
        : 'The courier has the last of your pieces.',
    more: (order) => [...tracking(order), shipTo(order)],
  }),
  'order/parcel_out_for_delivery': orderStep({
    subject: (number) => `A parcel of order ${number} arrives today`,
    heading: () => 'Out for delivery',
    line: 'A parcel of your order arrives today. Please keep your phone near: the courier may call.',
    more: (order) => [...tracking(order), shipTo(order)],
  }),
  'order/parcel_delivered': orderStep({
    subject: (number) => `A parcel of order ${number} is delivered`,
    heading: () => 'Delivered. Wear it well',
    line: ({ return_days: days }) =>
      `A parcel of your order has arrived. Should something of it not fit, you have ${days === 1 ? '1 day' : `${days} days`} to return or exchange it.`,
  }),
  'order/parcel_rto': orderStep({
    subject: (number) => `A parcel of order ${number} is coming back to us`,
    heading: () => 'We could not deliver a parcel',
    line: 'The courier could not hand over a parcel of your order and is bringing it back to us. These pieces are no longer part of your order; the others are.',
    more: refunded,
  }),
  'order/cancelled': orderStep({
    subject: (number) => `Order ${number} is cancelled`,
    heading: () => 'Your order is cancelled',
    line: 'We have cancelled this order; nothing will be sent.',
    more: (order) => returned(order, 'coupon'),
  }),
  'order/expired': orderStep({
    subject: (number) => `Order ${number} was not paid in time`,
    heading: () => 'We could not hold it any longer',
    line: 'The payment did not come in time, so the pieces are on the shelf again. Nothing was charged, and your bag is as you left it.',
  }),
  'order/rto': orderStep({
    subject: (number) => `Order ${number} is coming back to us`,
    heading: () => 'We could not deliver your parcel',
    line: 'The courier could not hand it over and is bringing it back to us.',
    more: (order) => returned(order),
  }),
  'order/refunded_no_stock': orderStep({
    subject: (number) => `Your money for order ${number} is on its way back`,
    heading: () => 'Sold out while you paid. We are sorry',
    line: 'Your payment came after the time we could hold your pieces, and somebody else has bought them. All of it goes back.',
    more: refunded,
  }),
  'order/refunded_cancelled': orderStep({
    subject: (number) => `Your money for order ${number} is on its way back`,
    heading: () => 'A payment for a cancelled order',
    line: 'A payment came for an order that had been cancelled. All of it goes back.',
    more: refunded,
  }),
  'order/refunded_paid_twice': orderStep({
    subject: (number) => `A second payment for order ${number} is on its way back`,
    heading: () => 'You have paid twice',
    line: 'A second payment came for this order. All of it goes back; the first one stands, and so does your order.',
    more: refunded,
  }),
  'order/refunded_wrong_amount': orderStep({
    subject: (number) => `Your money for order ${number} is on its way back`,
    heading: () => 'Another sum came than we asked for',
    line: 'A payment came for this order that is not what it costs. All of it goes back.',
    more: refunded,
  }),
  'order/refunded': orderStep({
    subject: (number) => `A refund for order ${number}`,
    heading: () => 'Your money is on its way back',
    line: 'We have refunded a part of this order or all of it.',
    more: refunded,
  }),
};
