import { formatRupees, shop } from '@shop/kernel/domain';
import { shopPaths } from '../_shared/shopPaths';
import type { LetterBlock, MailPayload, MailTemplates } from './letter';
import { withoutLinks } from './withoutLinks';

interface GiftCardPayload {
  /** Only in the mail to the recipient. */
  code?: string;
  /** Rupees. */
  amount: number;
  sender_name: string;
  message: string;
  /** Only in the buyer's receipt. */
  recipient_email?: string;
}

const read = (payload: MailPayload) => payload as unknown as GiftCardPayload;

/** The card for its recipient, with the one copy of its code, and a receipt without it for the buyer. */
export const giftCardMails: MailTemplates = {
  'gift-card/issued': (payload, siteUrl) => {
    const { code = '', amount, sender_name: name, message } = read(payload);
    // A hundred rupees must not buy a letter of ours that leads its reader somewhere.
    const sender = withoutLinks(name);
    const words: LetterBlock[] = message ? [{ kind: 'quote', text: withoutLinks(message) }] : [];
    return {
      subject: `${sender} sent you a ${shop.name} gift card`,
      preview: `A gift card of ${formatRupees(amount)} is waiting for you.`,
      heading: `${formatRupees(amount)} to spend as you like`,
      blocks: [
        { kind: 'text', text: `${sender} has sent you a gift card for ${shop.name}.` },
        ...words,
        { kind: 'code', label: `Gift card of ${formatRupees(amount)}`, code },
        {
          kind: 'text',
          text: 'Add the code to your account once; it then pays your orders until it is used up. It never expires.',
        },
        { kind: 'button', label: 'Use the gift card', url: `${siteUrl}${shopPaths.giftCards()}` },
        { kind: 'note', text: 'Whoever has the code can spend the card, so keep this mail to yourself.' },
      ],
    };
  },
  'gift-card/receipt': (payload, siteUrl) => {
    const { amount, sender_name: sender, message, recipient_email: recipient } = read(payload);
    return {
      subject: `Your gift card of ${formatRupees(amount)} is on its way`,
      preview: 'Paid, and sent to its recipient.',
      heading: 'Your gift card is sent',
      blocks: [
        {
          kind: 'text',
          text: 'Thank you. The payment has come, and the code is in a mail to the recipient alone.',
        },
        {
          kind: 'facts',
          rows: [
            ['Amount', formatRupees(amount)],
            ['From', sender],
            ...(recipient ? ([['To', recipient]] satisfies [string, string][]) : []),
          ],
        },
        ...(message ? ([{ kind: 'quote', text: message }] satisfies LetterBlock[]) : []),
        { kind: 'button', label: 'Give another one', url: `${siteUrl}${shopPaths.giftCards()}` },
      ],
    };
  },
};
