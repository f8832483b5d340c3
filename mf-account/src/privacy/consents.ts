import { type Database, unwrap } from '@shop/kernel/data';
import { formatDate, lookUp } from '@shop/kernel/domain';
import { isMailKind, mailTexts, setMailChoice } from './mailChoices';

/** One line of the ledger: something was agreed to, or withdrawn. */
export interface ConsentEntry {
  id: number;
  /** What it is about, such as `Saved card: visa 4242`. */
  label: string;
  /** When, how, and which text was read. */
  detail: string;
  /** Holds now. */
  isCurrent: boolean;
  /** Ends what was agreed to; absent where only the end of the account does. Throws `DataError`. */
  withdraw?: (db: Database) => Promise<unknown>;
}

type ConsentRow = Awaited<ReturnType<typeof fetchRows>>[number];

const sources = {
  sign_up: 'when you signed up',
  form: 'by the form on our pages',
  mail: 'by the link in a mail',
  account: 'on this page',
  payment_page: 'on the page of our payment partner',
};

const fetchRows = (db: Database) => unwrap(db.rpc('get_my_consents'));

function labelOf({ purpose, subject }: ConsentRow): string {
  if (isMailKind(purpose)) return `Mails: ${mailTexts[purpose].label}`;
  return purpose === 'saved_card' ? `Saved card: ${subject}` : 'Terms of Service and Privacy Policy';
}

function withdrawalOf({ purpose, subject_id: card }: ConsentRow): ConsentEntry['withdraw'] {
  if (isMailKind(purpose)) return (db) => setMailChoice(db, purpose, false);
  return purpose === 'saved_card' ? (db) => unwrap(db.rpc('delete_card', { p_card_id: card })) : undefined;
}

function detailOf({ given, at, source, text_version: version }: ConsentRow): string {
  const words = [
    `${given ? 'Agreed' : 'Withdrawn'} ${formatDate(at, 'moment')}`,
    lookUp(sources, source),
    version && `text of ${formatDate(version, 'day')}`,
  ];
  return words.filter(Boolean).join(', ');
}

/** What the shopper agreed to and withdrew, newest first. Throws `DataError`. */
export async function fetchConsents(db: Database): Promise<ConsentEntry[]> {
  const rows = await fetchRows(db);
  return rows.map((row) => ({
    id: row.id,
    label: labelOf(row),
    detail: detailOf(row),
    isCurrent: row.is_current,
    withdraw: withdrawalOf(row),
  }));
}
