import { formatRupees, shop } from '@shop/kernel/domain';
import { shopPaths } from '../_shared/shopPaths';
import type { MailTemplates } from './letter';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Letters to the staff. Payloads are those of `invite_staff` and `private.give_up_refund`. */
export const staffMails: MailTemplates = {
  'staff/invited': ({ token, roles, by }, siteUrl) => ({
    subject: `Join the staff of ${shop.name}`,
    preview: `${textOf(by)} asks you to join.`,
    heading: 'Will you join us?',
    blocks: [
      { kind: 'text', text: `${textOf(by)} asks you to join the staff of ${shop.name}.` },
      { kind: 'facts', rows: [['As', textOf(roles)]] },
      { kind: 'button', label: 'See the invitation', url: siteUrl + shopPaths.joinStaff(textOf(token)) },
      {
        kind: 'note',
        text: 'The link works for seven days, and with an account of this very address: sign in, or create one first.',
      },
      { kind: 'note', text: 'Do you not know them? You need not do anything.' },
    ],
  }),
  'staff/refund_failed': ({ order, amount }, siteUrl) => ({
    subject: `A refund for ${order ? `order ${textOf(order)}` : 'a gift card'} has failed`,
    preview: `${formatRupees(Number(amount))} could not be paid back.`,
    heading: 'A refund needs you',
    blocks: [
      {
        kind: 'text',
        text: `${formatRupees(Number(amount))} could not be paid back, though we have tried again. Send it again ${order ? 'on the page of its order' : 'under Approvals'}, or agree on another way with the customer: they wait for it.`,
      },
      { kind: 'button', label: 'Open the dashboard', url: siteUrl + shopPaths.admin() },
    ],
  }),
};
