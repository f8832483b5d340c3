import type { MailAttachment } from '@shop/supabase/functions';
import type { Database } from '../db/database';

export interface Mail {
  recipient: string;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly MailAttachment[];
  /** The page that ends letters of this kind; only a mail server is told. */
  unsubscribeUrl?: string | undefined;
  oneClickUrl?: string | undefined;
  /** A mail that is added again under its key is kept once. */
  key?: string;
}

export interface StoredMail extends Omit<Mail, 'key' | 'attachments' | 'unsubscribeUrl' | 'oneClickUrl'> {
  id: number;
  /** ISO time. */
  sentAt: string;
  /** Names of the files that came with it. */
  files: string[];
}

/** Every mail that was sent, newest first; the last 500 are kept. */
export interface Mailbox {
  add(mail: Mail): Promise<void>;
  /** @param recipient an e-mail address; everybody's mails without it. */
  list(recipient?: string): Promise<StoredMail[]>;
  find(id: number): Promise<StoredMail | undefined>;
  /** The nth file of a mail, counted from 0. */
  findFile(id: number, n: number): Promise<MailAttachment | undefined>;
}

const kept = 500;
const columns = `id::int as id, recipient, subject, html, plain_text as text, to_jsonb(sent_at) #>> '{}' as "sentAt",
  jsonb_path_query_array(files, '$[*].filename') as files`;

export function createMailbox(db: Database): Mailbox {
  return {
    add: async ({ recipient, subject, html, text, key, attachments = [] }) => {
      await db.query(
        `insert into supabase_local.mails (recipient, subject, html, plain_text, key, files)
         values (lower($1), $2, $3, $4, $5, $6::text::jsonb) on conflict (key) do nothing`,
        [recipient, subject, html, text, key ?? null, JSON.stringify(attachments.map(toStored))],
      );
      await db.query(
        'delete from supabase_local.mails where id <= (select max(id) from supabase_local.mails) - $1::int',
        [kept],
      );
    },
    list: async (recipient) => {
      // No address holds one, and Postgres takes no text with it.
      if (recipient?.includes('\0')) return [];
      const { rows } = await db.query(
        `select ${columns} from supabase_local.mails where $1::text is null or recipient = lower($1::text) order by mails.id desc`,
        [recipient ?? null],
      );
      return rows as unknown as StoredMail[];
    },
    find: async (id) => {
      const { rows } = await db.query(`select ${columns} from supabase_local.mails where id = $1::bigint`, [
        id,
      ]);
      return rows[0] as unknown as StoredMail | undefined;
    },
    findFile: async (id, n) => {
      const { rows } = await db.query(
        `select files -> $2::int ->> 'filename' as filename, files -> $2::int ->> 'contentType' as "contentType",
           files -> $2::int ->> 'base64' as base64
         from supabase_local.mails where id = $1::bigint and files -> $2::int is not null`,
        [id, n],
      );
      const [row] = rows as unknown as StoredFile[];
      return row && { ...row, content: Buffer.from(row.base64, 'base64') };
    },
  };
}

interface StoredFile extends Omit<MailAttachment, 'content'> {
  base64: string;
}

const toStored = ({ content, ...file }: MailAttachment): StoredFile => ({
  ...file,
  base64: Buffer.from(content).toString('base64'),
});
