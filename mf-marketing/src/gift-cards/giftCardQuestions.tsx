import { formatRupees } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import type { Question } from '../questions/Question';
import { giftCardLimits } from './giftCardRules';

/** Questions of the gift card page (spec §9, Gift cards). */
export const giftCardQuestions: readonly Question[] = [
  {
    id: 'when',
    question: 'When does the card arrive?',
    answer: 'Within minutes of your payment, by mail to the recipient. You get a receipt, without the code.',
  },
  {
    id: 'expiry',
    question: 'Does it expire?',
    answer: 'No. A card is good until it is used up.',
  },
  {
    id: 'several',
    question: 'Can several cards pay one order?',
    answer:
      'Yes. Add each code to the account once; the order takes from them until it is paid, and the balance remains on the card.',
  },
  {
    id: 'amounts',
    question: 'How much can I give?',
    answer: `From ${formatRupees(giftCardLimits.min)} to ${formatRupees(giftCardLimits.max)}, in whole rupees.`,
  },
  {
    id: 'refund',
    question: 'Can I return a gift card?',
    answer:
      'Gift cards are not returned or paid out in cash. What you buy with one can be returned; the money goes back on the card.',
    more: <Link to={linkTo('refund-policy')}>Refund policy</Link>,
  },
];
