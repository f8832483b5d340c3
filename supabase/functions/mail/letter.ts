/** One part of a letter. Texts are plain: whatever they contain is shown, never interpreted. */
export type LetterBlock =
  | { kind: 'text' | 'note' | 'quote'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'code'; label: string; code: string }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  /** Rupees; the last row is the sum. */
  | { kind: 'amounts'; rows: [label: string, amount: number][] }
  | { kind: 'pieces'; pieces: LetterPiece[] }
  | { kind: 'address'; title: string; lines: string[] };

export interface LetterPiece {
  name: string;
  variant: string;
  /** Absent of what nobody has ordered. */
  quantity?: number;
  /** Rupees for all of them. */
  lineTotal: number;
  imageUrl: string | null;
}

/** A mail as its writer thinks of it; `letterHtml` and `letterText` give it its two forms. */
export interface Letter {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  blocks: LetterBlock[];
  /** Of letters that come again: the page that ends them. */
  unsubscribeUrl?: string;
}

export type MailPayload = Readonly<Record<string, unknown>>;

/** Writes the letter of one kind of mail. `siteUrl` is the shop's origin, without a slash at the end. */
export type MailTemplate = (payload: MailPayload, siteUrl: string) => Letter;

/** Templates by the kind that `private.send_mail` is given. */
export type MailTemplates = Readonly<Record<string, MailTemplate>>;
