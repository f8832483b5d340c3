import { affiliateTerms, formatRupees, serviceTerms, type ShopSettings } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { giftCardLimits } from '../gift-cards/giftCardRules';
import type { Question } from '../questions/Question';
import { returnPeriod } from '../returns/returnPeriod';

export interface HelpSection {
  heading: string;
  questions: Question[];
}

/** Questions of the help centre by subject. Figures come from the shop's settings and terms. */
export const helpSections = (settings: ShopSettings): HelpSection[] => {
  const {
    returnDays,
    freeShippingAbove,
    standardShipping,
    expressShipping,
    codLimit,
    platformFee,
    gstPercent,
    taxIncluded,
  } = settings;
  return [
    {
      heading: 'Orders',
      questions: [
        {
          id: 'track',
          question: 'Where is my order?',
          answer: `Orders leave us within ${serviceTerms.dispatchHours} hours. With the order number and your e-mail address you can follow yours.`,
          more: <Link to={linkTo('track-order')}>Track an order</Link>,
        },
        {
          id: 'cancel',
          question: 'Can I change or cancel my order?',
          answer: `Yes, within ${serviceTerms.cancelHours} hour of placing it, in your profile under Orders. After that we may have cut the ribbon already; you can send the pieces back instead.`,
          more: <Link to={linkTo('profile', { tab: 'orders' })}>Your orders</Link>,
        },
        {
          id: 'total',
          question: 'Why is the total higher than the prices?',
          answer: `${taxIncluded ? 'Shipping' : `GST of ${gstPercent}%, shipping`} and a platform fee of ${formatRupees(platformFee)} are added, and all of them stand in the bag before you order.`,
        },
      ],
    },
    {
      heading: 'Delivery',
      questions: [
        {
          id: 'how-long',
          question: 'How long does delivery take?',
          answer: `Standard ${serviceTerms.standardDays}, express ${serviceTerms.expressDays} in major cities. Remote areas take ${serviceTerms.remoteExtraDays} days more.`,
          more: <Link to={linkTo('shipping')}>Timelines by place</Link>,
        },
        {
          id: 'shipping-cost',
          question: 'What does shipping cost?',
          answer: `Standard ${formatRupees(standardShipping)}, free for goods above ${formatRupees(freeShippingAbove)}. Express ${formatRupees(expressShipping)}.`,
        },
        {
          id: 'abroad',
          question: 'Do you ship outside India?',
          answer: 'Not yet. We ship to every state and union territory of India.',
        },
      ],
    },
    {
      heading: 'Returns and refunds',
      questions: [
        {
          id: 'return',
          question: 'How do I return something?',
          answer: `Within ${returnPeriod(returnDays)} of delivery, unworn and with its tags: open the order in your profile and choose the pieces. The pickup is free.`,
          more: <Link to={linkTo('returns', { part: 'process' })}>Step by step</Link>,
        },
        {
          id: 'refund',
          question: 'When do I get my money back?',
          answer: `A refund takes ${serviceTerms.refundDays} for most payments, counted from the quality check.`,
          more: <Link to={linkTo('refund-policy')}>Times by payment</Link>,
        },
        {
          id: 'exchange',
          question: 'Can I exchange for another size?',
          answer: 'On your first order another size of the same product is free, both ways.',
          more: <Link to={linkTo('returns', { part: 'exchanges' })}>Exchanges</Link>,
        },
      ],
    },
    {
      heading: 'Payment',
      questions: [
        {
          id: 'pay',
          question: 'How can I pay?',
          answer: `By UPI, card or net banking, with gift cards and store credit, and in cash on delivery for totals below ${formatRupees(codLimit)}. EMI by card above ${formatRupees(serviceTerms.emiAbove)}.`,
        },
        {
          id: 'charged',
          question: 'Money left my account, but there is no order.',
          answer:
            'Usually the bank is slower than the page: the order appears within minutes. If it does not, the bank returns the money by itself, and if a piece sold out meanwhile we refund it the same day.',
        },
        {
          id: 'gift-card',
          question: 'How do gift cards work?',
          answer: `From ${formatRupees(giftCardLimits.min)} to ${formatRupees(giftCardLimits.max)}, sent by mail, never expiring. Add the code to your account once and it pays your orders until it is used up.`,
          more: <Link to={linkTo('gift-cards')}>Gift cards</Link>,
        },
      ],
    },
    {
      heading: 'Sizes',
      questions: [
        {
          id: 'which-size',
          question: 'Which size is mine?',
          answer:
            'Measure chest, waist and hip as the size guide shows, and read your size from the chart. It is the same chart as on every product page.',
          more: <Link to={linkTo('size-guide')}>Size guide</Link>,
        },
        {
          id: 'between-sizes',
          question: 'I am between two sizes.',
          answer:
            'Take the larger one for kurtas and blouses, which can be taken in, and your own for tees and hoodies, which give.',
        },
        {
          id: 'alterations',
          question: 'Do you alter pieces?',
          answer:
            'A loose button or a dropped stitch we mend free of charge. Altered pieces cannot come back, so try first.',
        },
      ],
    },
    {
      heading: 'Account',
      questions: [
        {
          id: 'password',
          question: 'I forgot my password.',
          answer:
            'Open the sign-in dialog and choose "Forgot your password?". A mail with a link follows within a minute.',
        },
        {
          id: 'affiliate-payout',
          question: 'When are affiliate commissions paid?',
          answer: `On the ${affiliateTerms.payoutDay} of each month, once ${formatRupees(affiliateTerms.minimumPayout)} have come together.`,
          more: <Link to={linkTo('affiliate-program')}>The program</Link>,
        },
        {
          id: 'delete-account',
          question: 'How do I delete my account?',
          answer:
            'Under Privacy in your account, at once and for good. We keep the invoices and orders that the law makes us keep.',
          more: <Link to={linkTo('account-privacy')}>Privacy</Link>,
        },
      ],
    },
  ];
};
