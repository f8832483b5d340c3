import type { Answer } from '@shop/kernel/data';
import type { FunctionContext } from '../_shared/edgeFunction';
import { MailRefused } from '../_shared/mailRefused';
import { sign } from '../_shared/signatures';
import { attachedInvoice } from '../invoice/attachedInvoice';
import { renderMail } from '../mail/renderMail';
import { oneClickUrlOf } from './oneClickUrlOf';

type DueMail = Answer<'take_mails'>[number];

/** What one sweep sends. */
export const mailsAtOnce = 20;

/**
 * Sends what is in the outbox. Resolves with how many were sent; one that fails stays there and is tried again, unless the
 * mail server has refused it for good.
 */
export async function sendMails(context: FunctionContext): Promise<number> {
  const due = await context.db.call('take_mails', { p_limit: mailsAtOnce });
  const sent = await Promise.all(due.map((mail) => sendOne(context, mail)));
  return sent.filter(Boolean).length;
}

/**
 * The same at each try. With the project and the mail in it, because the databases of one mail account number their mails from
 * one, and so does one that was made anew: a key that came with another mail is refused.
 */
const keyOf = async ({ id, kind, recipient, payload }: DueMail, project: string) =>
  `mail-${id}-${await sign(JSON.stringify([kind, recipient, payload]), project)}`;

async function sendOne({ db, env, sendMail }: FunctionContext, mail: DueMail): Promise<boolean> {
  const { id, kind, recipient, payload } = mail;
  const failure = await Promise.resolve()
    .then(async () =>
      sendMail({
        key: await keyOf(mail, env.SUPABASE_URL),
        recipient,
        ...renderMail(kind, payload, env.SITE_URL),
        attachments: await attachedInvoice(payload),
        oneClickUrl: oneClickUrlOf(kind, payload, env),
      }),
    )
    .then(
      () => null,
      (error: Error) => error,
    );
  await db.call('finish_mail', {
    p_id: id,
    p_error: failure?.message ?? null,
    p_is_final: failure instanceof MailRefused,
    p_no_such_address: failure instanceof MailRefused && failure.noSuchAddress,
  });
  return failure === null;
}
