import type { Answer } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { adminPaths } from '../layout/adminPaths';
import type { SettingsRecord } from '../settings/settingsRecord';

export type GoingLiveFacts = Answer<'get_going_live'>;

export interface ChecklistLine {
  id: string;
  title: string;
  isDone: boolean;
  /** What is known of it: why it is done, or what is missing. */
  detail: string;
  /** Where it is mended. */
  link?: { to: string; label: string };
  /** For what only a person can know: they sign, and may withdraw. */
  isSigned?: true;
}

/** Set by the migration until somebody chooses a day. */
const exampleLaunch = '2025-10-01';

const statements = [
  {
    id: 'policies',
    title: 'Policies read',
    asks: 'Privacy, terms, refunds and shipping say what this shop does, with its own name and address.',
  },
  {
    id: 'grievance',
    title: 'Grievance officer named',
    asks: 'Name and contact of the grievance officer stand on the shop (E-Commerce Rules, 2020, rule 4).',
  },
  {
    id: 'tax_rates',
    title: 'Tax rates confirmed',
    asks: 'Whoever keeps the books has gone through headings and rates under Taxes.',
  },
  {
    id: 'payment_keys',
    title: 'Payment keys are live',
    asks: 'The keys of the payment provider are those of the live account, and its callbacks arrive.',
  },
  {
    id: 'mail_sender',
    title: 'Mails come from our domain',
    asks: 'SPF, DKIM and DMARC are set, and a mail of the shop arrived outside of it.',
  },
  {
    id: 'backups',
    title: 'A backup was restored',
    asks: 'A backup was restored into another project and looked at.',
  },
] as const;

const day = (at: string) => formatDate(at, 'tableDay');
const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Every line, in the order in which a shop comes to them. */
export function checklistOf(settings: SettingsRecord, facts: GoingLiveFacts): ChecklistLine[] {
  const { published, samples } = facts.products;
  const isLive = settings.phase === 'live';
  const link = (section: string, label: string) => ({ link: { to: adminPaths.section(section), label } });
  return [
    {
      ...{ id: 'seller', title: 'The seller on invoices is yours', isDone: facts.seller_saved_at !== null },
      detail: facts.seller_saved_at
        ? `Saved on ${day(facts.seller_saved_at)}.`
        : 'Invoices still name the example. The shop cannot go live with it.',
      ...link('taxes', 'Taxes'),
    },
    {
      ...{ id: 'tax-mode', title: 'What prices mean', isDone: isLive },
      detail: isLive
        ? `GST ${settings.tax_mode === 'included' ? 'is included in' : 'comes on top of'} prices.`
        : 'Whether they include GST is asked when you open.',
      ...link('settings', 'Settings'),
    },
    {
      ...{ id: 'launch', title: 'The day of the launch', isDone: settings.launch_on !== exampleLaunch },
      detail:
        settings.launch_on === exampleLaunch
          ? 'It is still the example’s, 1 October 2025.'
          : `${day(settings.launch_on)}.`,
      ...link('settings', 'Settings'),
    },
    {
      ...{ id: 'products', title: 'Products of your own', isDone: published > 0 && samples === 0 },
      detail:
        published === 0
          ? 'Nothing is published yet.'
          : samples > 0
            ? `${count(samples, 'sample product is', 'sample products are')} still among ${published} published.`
            : `${count(published, 'product', 'products')} published, no samples.`,
      ...link('products', 'Products'),
    },
    {
      ...{ id: 'delivery', title: 'Delivery zones looked through', isDone: facts.delivery_saved_at !== null },
      detail: facts.delivery_saved_at
        ? `Last saved on ${day(facts.delivery_saved_at)}.`
        : 'They are as they came.',
      ...link('delivery', 'Delivery'),
    },
    {
      ...{ id: 'staff', title: 'A second person', isDone: facts.owners > 1 || facts.staff > 1 },
      detail:
        facts.owners > 1
          ? `${facts.owners} owners.`
          : facts.staff > 1
            ? `${facts.staff} people; a second owner could stand in for you.`
            : 'You are alone: who lets you in again if you lose your password?',
      ...link('staff', 'Staff'),
    },
    {
      ...{
        id: 'mails',
        title: 'Mails are sent',
        isDone: facts.mail_sent_at !== null && facts.mails_failed === 0,
      },
      detail:
        facts.mails_failed > 0
          ? `${count(facts.mails_failed, 'mail was', 'mails were')} given up in seven days.`
          : facts.mail_sent_at
            ? `The last left on ${day(facts.mail_sent_at)}.`
            : 'None has left yet.',
    },
    {
      ...{ id: 'payment', title: 'A payment came through', isDone: facts.online_payment_at !== null },
      detail: facts.online_payment_at
        ? `The last on ${day(facts.online_payment_at)}.`
        : 'No provider but the test provider has captured one yet.',
    },
    ...statements.map(({ id, title, asks }): ChecklistLine => {
      const signed = facts.statements.find((each) => each.id === id);
      return {
        ...{ id, title, isDone: signed !== undefined, isSigned: true as const },
        detail: signed ? `${asks} Signed by ${signed.by} on ${day(signed.at)}.` : asks,
      };
    }),
  ];
}
