import { affiliateTerms, formatRupees, serviceTerms, type ShopSettings } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import type { Question } from '../questions/Question';
import { returnPeriod } from '../returns/returnPeriod';

const highestPercent = Math.max(...affiliateTerms.tiers.map(({ percent }) => percent));

/** The four questions of the contact page (spec §2): tracking, returns, where we ship, joining as an affiliate. */
export const contactQuestions = ({ returnDays }: ShopSettings): Question[] => [
  {
    id: 'where-is-my-order',
    question: 'How can I track my order?',
    answer: `Enter the order number and the e-mail address of the order on the tracking page. Orders leave us within ${serviceTerms.dispatchHours} hours.`,
    more: <Link to={linkTo('track-order')}>Track an order</Link>,
  },
  {
    id: 'returns',
    question: 'What is your return policy?',
    answer: `You have ${returnPeriod(returnDays)} from delivery to send a piece back, unworn and with its tags. Refunds take ${serviceTerms.refundDays}.`,
    more: <Link to={linkTo('returns')}>How returns work</Link>,
  },
  {
    id: 'abroad',
    question: 'Do you ship outside India?',
    answer: 'Not yet. We ship to every state and union territory of India, and only within India.',
    more: <Link to={linkTo('shipping')}>Shipping and timelines</Link>,
  },
  {
    id: 'affiliate',
    question: 'How do I join the affiliate program?',
    answer: `Create an account and share your link. Joining costs ${formatRupees(affiliateTerms.joiningFee)}, and you earn up to ${highestPercent}% of every order that comes through it.`,
    more: <Link to={linkTo('affiliate-program')}>About the program</Link>,
  },
];
