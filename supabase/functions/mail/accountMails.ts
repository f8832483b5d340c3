import { lookUp, shop } from '@shop/kernel/domain';
import { shopPaths } from '../_shared/shopPaths';
import type { LetterBlock, MailTemplates } from './letter';
import { stopBlocks } from './stopBlocks';

const brands = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  rupay: 'RuPay',
  amex: 'American Express',
};
const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const rupees = (value: unknown) => `₹${new Intl.NumberFormat('en-IN').format(Number(value) || 0)}`;
const toAffiliate = (siteUrl: string): LetterBlock => ({
  kind: 'button',
  label: 'Your affiliate page',
  url: `${siteUrl}${shopPaths.affiliate()}`,
});

/** Letters about an account. Payloads are those of `save_card_token`, `pay_occasions`, `request_payout`, `settle_payout`,
 * `ask_mail_check` and `delete_account`. */
export const accountMails: MailTemplates = {
  'account/card-saved': ({ brand, last4 }, siteUrl) => ({
    subject: 'A card was saved in your account',
    preview: `${lookUp(brands, textOf(brand)) ?? 'Card'} ending in ${textOf(last4)}`,
    heading: 'A card was saved',
    blocks: [
      {
        kind: 'text',
        text: `${lookUp(brands, textOf(brand)) ?? 'A card'} ending in ${textOf(last4)} is kept by our payment partner. We have a token of it, never the number.`,
      },
      { kind: 'note', text: 'Was that not you? Delete the card and change your password.' },
      { kind: 'button', label: 'Your saved cards', url: `${siteUrl}${shopPaths.savedCards()}` },
    ],
  }),
  'account/occasion': ({ amount, years, stop_token }, siteUrl) => ({
    subject: `${rupees(amount)} for your anniversary with us`,
    preview: `${years === 1 ? 'One year' : `${textOf(years)} years`} since you joined`,
    heading: 'Thank you for the year',
    blocks: [
      {
        kind: 'text',
        text: `${years === 1 ? 'A year' : `${textOf(years)} years`} ago you opened your account. We put ${rupees(amount)} of store credit into your purse.`,
      },
      { kind: 'button', label: 'Your purse', url: `${siteUrl}${shopPaths.credit()}` },
      ...stopBlocks(stop_token, siteUrl),
    ],
  }),
  'account/check-address': ({ token }, siteUrl) => ({
    subject: 'Do our mails reach you?',
    preview: 'One press, and they come to you again.',
    heading: 'Do our mails reach you?',
    blocks: [
      {
        kind: 'text',
        text: 'You asked us to try your address again. One press tells us that this mail has arrived and that you want our mails.',
      },
      {
        kind: 'button',
        label: 'Yes, it has arrived',
        url: `${siteUrl}${shopPaths.mailCheck(textOf(token))}`,
      },
      { kind: 'note', text: 'The link works for seven days. Was it not you? You need not do anything.' },
    ],
  }),
  'account/deleted': () => ({
    subject: 'Your account is deleted',
    preview: 'This is our last mail to you.',
    heading: 'Your account is deleted',
    blocks: [
      {
        kind: 'text',
        text: 'What was yours alone is gone: profile, addresses, saved cards and UPI IDs, lists, mails and sign-ins. Your reviews stay, by “A shopper”.',
      },
      {
        kind: 'text',
        text: 'Tax invoices stay as they were issued, because the law wants them for up to eight years. Orders and payments stay without your name, address and e-mail.',
      },
      {
        kind: 'note',
        text: `Was that not you? Write to ${shop.contact.email} at once. The account cannot be brought back, but we can find out how it came to this.`,
      },
    ],
  }),
  'account/payout-requested': ({ amount, vpa, due_on }, siteUrl) => ({
    subject: `Your payout of ${rupees(amount)} is requested`,
    preview: `We pay to ${textOf(vpa)}`,
    heading: 'Your payout is on its way',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Amount', rupees(amount)],
          ['To', textOf(vpa)],
          ['Due on', due_on ? day.format(new Date(textOf(due_on))) : ''],
        ],
      },
      { kind: 'note', text: 'Was that not you? Change your password and write to us.' },
      toAffiliate(siteUrl),
    ],
  }),
  'account/payout-paid': ({ amount, vpa, reference, tds, tds_percent }, siteUrl) => ({
    subject: `${rupees(Number(amount) - (Number(tds) || 0))} are paid out`,
    preview: `To ${textOf(vpa)}`,
    heading: 'Your payout is paid',
    blocks: [
      { kind: 'text', text: 'Thank you for sending friends to our shop.' },
      {
        kind: 'facts',
        rows: [
          ['Commission', rupees(amount)],
          ...(Number(tds) > 0
            ? ([
                [`Tax kept (TDS, ${textOf(tds_percent)}%)`, rupees(tds)],
                ['Paid out', rupees(Number(amount) - Number(tds))],
              ] satisfies [string, string][])
            : []),
          ['To', textOf(vpa)],
          ['Reference', textOf(reference) || 'none'],
        ],
      },
      toAffiliate(siteUrl),
    ],
  }),
  // The staff writes why into the field that otherwise holds the bank's reference.
  'account/payout-refused': ({ amount, vpa, reference: why }, siteUrl) => ({
    subject: `Your payout of ${rupees(amount)} could not be made`,
    preview: 'You can ask for it again.',
    heading: 'Your payout could not be made',
    blocks: [
      { kind: 'text', text: 'The money is still yours: it is among what you can ask for again.' },
      ...(textOf(why) ? [{ kind: 'note' as const, text: textOf(why) }] : []),
      {
        kind: 'facts',
        rows: [
          ['Amount', rupees(amount)],
          ['To', textOf(vpa)],
        ],
      },
      toAffiliate(siteUrl),
    ],
  }),
};
