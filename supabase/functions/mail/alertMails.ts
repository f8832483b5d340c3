import { formatRupees, pictureUrl } from '@shop/kernel/domain';
import { shopPaths } from '../_shared/shopPaths';
import type { Letter, LetterBlock, MailPayload, MailTemplates } from './letter';

/** What `ask_alert` and `tell_alerts` give. Rupees. */
interface AlertPayload {
  token?: string;
  kind?: 'stock' | 'price';
  product_id?: string;
  name?: string;
  /** Empty where the product has no choice. */
  variant_label?: string;
  image_path?: string | null;
  price?: number;
  /** The price that it fell from. */
  was?: number;
}

const read = (payload: MailPayload) => payload as AlertPayload;

const pieceOf = (
  { name = '', variant_label: variant = '', price = 0, image_path: path }: AlertPayload,
  siteUrl: string,
): LetterBlock => ({
  kind: 'pieces',
  pieces: [
    { name, variant, lineTotal: price, imageUrl: path ? siteUrl + pictureUrl({ path }, 'mail') : null },
  ],
});

/** What every one of them ends with: the way to the product, and the way out. */
function told(payload: MailPayload, siteUrl: string, parts: { label: string; why: string; stop: string }) {
  const { product_id: id = '', token = '' } = read(payload);
  const unsubscribeUrl = siteUrl + shopPaths.alertStop(token);
  const blocks: LetterBlock[] = [
    pieceOf(read(payload), siteUrl),
    { kind: 'button', label: parts.label, url: siteUrl + shopPaths.product(id) },
    { kind: 'note', text: parts.why },
    { kind: 'button', label: parts.stop, url: unsubscribeUrl },
  ];
  return { unsubscribeUrl, blocks };
}

/** Letters to those who wait: the question whether the address is theirs, what is back, and what is cheaper. */
export const alertMails: MailTemplates = {
  'alert/confirm': (payload, siteUrl): Letter => {
    const { name = '', variant_label: variant, kind, price = 0, token = '' } = read(payload);
    const piece = variant ? `${name} (${variant})` : name;
    return {
      subject: `Shall we tell you about ${name}?`,
      preview: 'One press, and we write when it is so.',
      heading: 'Shall we tell you?',
      blocks: [
        {
          kind: 'text',
          text:
            kind === 'price'
              ? `You asked for a mail when ${piece} costs less than ${formatRupees(price)}.`
              : `You asked for a mail when ${piece} is back.`,
        },
        { kind: 'button', label: 'Yes, tell me', url: siteUrl + shopPaths.alertConfirm(token) },
        { kind: 'note', text: 'The link works for seven days. Without it nothing is sent to you.' },
        { kind: 'note', text: 'Was it not you? Somebody mistyped an address. You need not do anything.' },
      ],
    };
  },
  'alert/stock': (payload, siteUrl): Letter => {
    const { name = '', variant_label: variant } = read(payload);
    const { unsubscribeUrl, blocks } = told(payload, siteUrl, {
      label: 'See it in the shop',
      why: 'You asked for this mail. It is the only one about this: if others were quicker, one press on its page puts you in line again.',
      stop: 'Stop mails like this',
    });
    return {
      subject: `${name} is back`,
      preview: 'While stock lasts: others wait for it too.',
      heading: 'It is back',
      blocks: [
        {
          kind: 'text',
          text: `${variant ? `${name} in ${variant}` : name} is in stock again. Others wait for it too, so this holds while stock lasts; nothing is put aside.`,
        },
        ...blocks,
      ],
      unsubscribeUrl,
    };
  },
  'alert/price': (payload, siteUrl): Letter => {
    const { name = '', price = 0, was = 0 } = read(payload);
    const { unsubscribeUrl, blocks } = told(payload, siteUrl, {
      label: 'See it in the shop',
      why: `You asked for this mail. We write again only when the price falls below ${formatRupees(price)}.`,
      stop: 'Stop mails about this',
    });
    return {
      subject: `${name} now costs ${formatRupees(price)}`,
      preview: `${formatRupees(was - price)} less than when we last told you, or when you asked.`,
      heading: 'The price has fallen',
      blocks: [
        {
          kind: 'text',
          text: `From ${formatRupees(was)} to ${formatRupees(price)}, as of the moment of this mail.`,
        },
        ...blocks,
      ],
      unsubscribeUrl,
    };
  },
};
