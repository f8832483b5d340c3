import { createTransport } from 'nodemailer';
import { shop } from '@shop/kernel/domain';
import { MailRefused, requireOneAddress, unsubscribeHeaders } from '@shop/supabase/functions';
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

/** Milliseconds: a mail server that hangs would keep all that a sweep does waiting for ten minutes. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

type SmtpError = Error & { code?: unknown; command?: unknown; responseCode?: unknown; response?: unknown };

function createSmtp(smtpUrl: string | undefined): SendMail {
  if (!smtpUrl) return async () => undefined;
  const transport = createTransport({ url: smtpUrl, ...patience });
  const from = { name: shop.name, address: shop.contact.email };
  return async ({ recipient: to, subject, html, text, attachments = [], unsubscribeUrl, oneClickUrl }) => {
    requireOneAddress(to);
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
    await sent.catch((error: SmtpError) => {
      throw isFinal(error) ? new MailRefused(error.message, saysNobodyIsThere(error)) : error;
    });
  };
}

/**
 * 5yz is for good (RFC 5321, 4.2.1), where the server speaks of the recipient or of the letter: a password, a connection or a
 * sender that it refuses is ours to mend, and every mail would end by it. Of the sender many speak only when they hear the
 * recipient (RFC 3463: X.1.7 and X.1.8).
 */
const isFinal = ({ code, command, responseCode, response }: SmtpError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') &&
  command !== 'MAIL FROM' &&
  Number(responseCode) >= 500 &&
  !/^5\d\d[ -]5\.1\.[78]\b/.test(String(response));

/**
 * By the enhanced code alone (RFC 3463: no such mailbox or system, moved, disabled): a bare 550 also says that a server does
 * not want our mail or will not relay it, and then every address would be given up.
 */
const saysNobodyIsThere = ({ command, response }: SmtpError): boolean =>
  command === 'RCPT TO' && /^5\d\d[ -]5\.(1\.([1236]|10)|2\.1)\b/.test(String(response));
