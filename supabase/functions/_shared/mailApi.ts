import { shop } from '@shop/kernel/domain';
import type { SendMail } from './edgeFunction';
import { MailRefused } from './mailRefused';
import { requireOneAddress } from './requireOneAddress';
import { unsubscribeHeaders } from './unsubscribeHeaders';

/**
 * Sends through a mail service's HTTP API: `POST MAIL_API_URL` with `{from, to, reply_to, subject, html, text, headers, attachments}` and a bearer
 * key, the shape that Resend has and others come close to. A repeated `Idempotency-Key` sends nothing. Rejects with
 * `MailRefused` where the mail itself is wrong.
 */
export function createMailApi(read: (name: string) => string | undefined): SendMail {
  const [url, key, from] = ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM'].map(read);
  return async ({
    key: idempotencyKey,
    recipient,
    subject,
    html,
    text,
    attachments = [],
    unsubscribeUrl,
    oneClickUrl,
  }) => {
    if (!url || !key || !from) throw new Error('Set MAIL_API_URL, MAIL_API_KEY and MAIL_FROM to send mails.');
    requireOneAddress(recipient);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify({
        from,
        to: [recipient],
        // The sender's subdomain takes no mail.
        reply_to: shop.contact.email,
        subject,
        html,
        text,
        headers: unsubscribeHeaders({ unsubscribeUrl, oneClickUrl }),
        attachments: attachments.map(({ filename, content, contentType }) => ({
          filename,
          content: base64(content),
          content_type: contentType,
        })),
      }),
      signal: AbortSignal.timeout(10_000),
    });
    if (response.ok) return;
    const reason = await response.text();
    const said = `The mail service answered ${response.status}: ${reason.slice(0, 300)}`;
    const isFinal = finalAnswers.includes(response.status) && !blamesSender.test(reason);
    throw isFinal ? new MailRefused(said) : new Error(said);
  };
}

/** The address or the letter is none. Keys, senders, quotas and the service itself are mended without a change of the mail. */
const finalAnswers = [400, 422];
/**
 * What the same answers say of MAIL_FROM, which every mail has: Resend's `invalid_from_address` and its `from` field, Postmark's
 * 'From' address, a domain or sender that nobody has verified yet.
 */
const blamesSender = /invalid_from_address|[`'"]from[`'"]|\bsender\b|\bnot (been )?verified\b/i;

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
