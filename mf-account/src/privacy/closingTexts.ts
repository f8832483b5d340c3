import type { AccountClosing } from './accountClosing';

type Obstacle = AccountClosing['obstacles'][number];

const sentences: Record<Obstacle['kind'], (reference: string) => string> = {
  order: (number) => `Order ${number} is under way.`,
  payment: (number) => `Order ${number} waits for its payment. Pay it, or cancel it.`,
  return: (number) => `A return of order ${number} is under way.`,
  refund: (number) => `A refund for order ${number} is on its way to you.`,
  gift_card: () => 'A gift card waits for its payment; it lapses a day after you asked for it.',
  payout: () => 'A payout to you is not paid yet.',
};

/** Why the account cannot go yet, in one sentence. */
export const obstacleText = ({ kind, reference }: Obstacle): string => sentences[kind](reference);

/** What is deleted, as the shopper reads it before. */
export const goes = [
  'Your profile, addresses, saved cards and UPI IDs, bag, wishlist and alerts, on all your devices.',
  'Newsletter and all other mails from us, and what you wrote to us.',
  'Your name and photos on reviews: their words and stars stay, by “A shopper”.',
  'Your affiliate code and Insider tier.',
];

/** What stays, and why. */
export const stays = [
  'Tax invoices, with name and address as they were issued: the law wants them for up to eight years.',
  'Orders and payments, without your name, phone, street and e-mail, and the log of what our staff did.',
  'For two years, a fingerprint of your e-mail address, so that offers for a first order are given once.',
];
