import { type Database, unwrap } from '@shop/kernel/data';
import { newsletterTexts } from '@shop/kernel/domain';

export type MailKind = 'newsletter' | 'alerts' | 'occasions';

interface MailText {
  label: string;
  text: string;
  /** Kept with the choice; a changed sentence is a new version, and an old one is never reworded. */
  version: string;
}

/** Every kind of mail that can be turned off. The database knows the same kinds (`get_mail_choices`). */
export const mailTexts: Record<MailKind, MailText> = {
  newsletter: { label: newsletterTexts.heading, ...newsletterTexts.consent },
  alerts: {
    label: 'What you asked us to tell you',
    text: 'A piece is back in stock, or its price fell: only for pieces on which you asked for it.',
    version: '2026-11-01',
  },
  occasions: {
    label: 'Your anniversary with us',
    text: 'Once a year, when we put a present of store credit into your purse.',
    version: '2026-11-01',
  },
};

export interface MailChoice {
  kind: MailKind;
  wanted: boolean;
}

export const isMailKind = (name: string): name is MailKind => Object.hasOwn(mailTexts, name);

/** Which optional mails the shopper gets. Throws `DataError`. */
export async function fetchMailChoices(db: Database): Promise<MailChoice[]> {
  const rows = await unwrap(db.rpc('get_mail_choices'));
  return rows.flatMap(({ choice, wanted }) => (isMailKind(choice) ? [{ kind: choice, wanted }] : []));
}

/** Begins or ends one kind; takes effect with the next mail. Throws `DataError`. */
export const setMailChoice = (db: Database, kind: MailKind, wanted: boolean): Promise<boolean> =>
  unwrap(
    db.rpc('set_mail_choice', {
      p_choice: kind,
      p_wanted: wanted,
      p_text_version: mailTexts[kind].version,
    }),
  );
