import { formatRupees, serviceTerms, shop, type ShopSettings } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import type { Question } from '../questions/Question';
import { returnPeriod } from './returnPeriod';

/** Questions of the returns page. */
export const returnQuestions = ({ returnDays, standardShipping }: ShopSettings): Question[] => [
  {
    id: 'pickup-cost',
    question: 'Does the pickup cost anything?',
    answer: `No. The courier collects the parcel at your door free of charge. What you paid for shipping the order (${formatRupees(standardShipping)} or nothing) is refunded only when the whole order goes back because of a fault of ours.`,
  },
  {
    id: 'refund-time',
    question: 'When is my money back?',
    answer: `Within ${serviceTerms.refundDays} of the quality check. ${serviceTerms.refundByPayment
      .map(({ method, days }) => `${method}: ${days} days`)
      .join('. ')}.`,
  },
  {
    id: 'cod-refund',
    question: 'I paid cash. How do I get it back?',
    answer: `You say when you ask for the return: by bank transfer to your UPI ID within ${serviceTerms.refundWithin.cash}, or as store credit at once.`,
    more: <Link to={linkTo('saved-vpa')}>Save a UPI ID</Link>,
  },
  {
    id: 'damaged',
    question: 'It arrived damaged, or it is not what I ordered.',
    answer: `We are sorry. Tell us within ${serviceTerms.defectHours} hours of delivery, with a photograph, and we send a new piece or the money, whichever you prefer.`,
    more: <Link to={linkTo('contact')}>Write to us</Link>,
  },
  {
    id: 'late',
    question: `What if it has been longer than ${returnPeriod(returnDays)}?`,
    answer: `Then a return is no longer possible, except for faults that show later. Write to ${shop.contact.email} with a photograph and we look at it together.`,
  },
];
