import { serviceTerms } from '@shop/kernel/domain';
import type { MailTemplates } from './letter';
import { type OrderPayload, shipTo } from './orderPayload';
import { orderStep } from './orderStep';
import { refunded, refundPlan } from './refunded';

const nameOf = ({ kind }: OrderPayload) => (kind === 'exchange' ? 'exchange' : 'return');

/** One mail for every step of a return or an exchange (`private.mail_return_event`). */
export const returnMails: MailTemplates = {
  'return/requested': orderStep({
    subject: (number) => `We have your request about order ${number}`,
    heading: (order) => `Your ${nameOf(order)} is requested`,
    line: 'We look at it and tell you as soon as the pickup is arranged.',
    more: refundPlan,
  }),
  'return/approved': orderStep({
    subject: (number) => `We collect from order ${number}`,
    heading: (order) => `Your ${nameOf(order)} is approved`,
    line: 'The courier collects these pieces at your door, free of charge. Please have them ready, unworn and with their tags.',
    more: (order) => [shipTo(order, 'Collect from')],
  }),
  'return/picked_up': orderStep({
    subject: (number) => `Picked up from order ${number}`,
    heading: () => 'Your parcel is on its way to us',
    line: 'The courier has these pieces. We write again when they have arrived.',
  }),
  'return/received': orderStep({
    subject: (number) => `Your parcel from order ${number} is here`,
    heading: () => 'Your parcel has arrived',
    line: ({ kind }) =>
      `We look at every piece now, and then ${kind === 'exchange' ? 'send what you want instead' : 'pay your money back'}.`,
  }),
  'return/refunded': orderStep({
    subject: (number) => `Your refund for order ${number}`,
    heading: () => 'Your money is on its way back',
    line: 'We have looked at these pieces, and all is well.',
    more: refunded,
  }),
  'return/exchanged': orderStep({
    subject: (number) => `Your exchange for order ${number} is on its way`,
    heading: () => 'We send what you want instead',
    line:
      'We have looked at these pieces, and all is well. The new ones leave our warehouse within ' +
      serviceTerms.dispatchHours +
      ' hours.',
    more: (order) => [shipTo(order)],
  }),
  'return/rejected': orderStep({
    subject: (number) => `About the pieces you sent back from order ${number}`,
    heading: (order) => `We cannot accept your ${nameOf(order)}`,
    line: 'We are sorry: these pieces cannot be taken back. Reply by the contact page if you see it otherwise, and we look at it together.',
  }),
};
