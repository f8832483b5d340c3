import { createTransport } from 'nodemailer';
import { shop } from '@shop/kernel/domain';
import { MailRefused, unsubscribeHeaders } from '@shop/supabase/functions';
import type { Mail, Mailbox } from './mailbox';

export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Keeps every mail in the mailbox and sends it by SMTP where that is configured. A mail server that fails is
 * reported on the log only: the mail can still be read in the mailbox, and the shopper's request has succeeded.
 */
export function createMailer(smtpUrl: string | undefined, mailbox: Mailbox): SendMail {
  const sendBySmtp = createSmtp(smtpUrl);
  return async (mail) => {
    await mailbox.add(mail);
    sendBySmtp(mail).catch((error: Error) =>
      process.stderr.write(`Mail to ${mail.recipient} was not sent: ${error.message}\n`),
    );
  };
}

/**
 * The same for mails of the outbox: rejects when the mail server did not take one, because the outbox tries again; with
 * `MailRefused` when it never will.
 */
export function createOutboxMailer(smtpUrl: string | undefined, mailbox: Mailbox): SendMail {
  const sendBySmtp = createSmtp(smtpUrl);
  return async (mail) => {
    await mailbox.add(mail);
    await sendBySmtp(mail);
  };
}

function createSmtp(smtpUrl: string | undefined): SendMail {
  if (!smtpUrl) return async () => undefined;
  const transport = createTransport(smtpUrl);
  const from = { name: shop.name, address: shop.contact.email };
  return async ({ recipient: to, subject, html, text, attachments = [], unsubscribeUrl, oneClickUrl }) => {
    const files = attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) }));
    const sent = transport.sendMail({
      from,
      to,
      subject,
      html,
      text,
      attachments: files,
      headers: unsubscribeHeaders({ unsubscribeUrl, oneClickUrl }),
    });
    await sent.catch((error: Error) => {
      throw isFinal(error) ? new MailRefused(error.message) : error;
    });
  };
}

/**
 * 5yz is for good (RFC 5321, 4.2.1), where the server speaks of addresses or of the letter: a password or a connection that it
 * refuses is ours to mend.
 */
const isFinal = (error: Error & { code?: unknown; responseCode?: unknown }): boolean =>
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && Number(error.responseCode) >= 500;
