/** That nothing should go to these addresses any more. */
interface MailEvent {
  reason: 'bounced' | 'complained';
  addresses: string[];
  /** ISO. */
  at: string;
  /** What the mail service says of it, for the staff. */
  detail: string;
}

/** More than one mail has readers. */
const most = 50;

/**
 * An event of Resend that matters here: an address that refused for good, or a reader who called a mail unwanted. Nothing
 * for all others; above all a bounce that is not `Permanent` says that the mailbox was full or away.
 */
export function readMailEvent(event: Record<string, unknown>): MailEvent | undefined {
  const data = asObject(event.data);
  const bounce = asObject(data.bounce);
  const isBounce = event.type === 'email.bounced' && bounce.type === 'Permanent';
  if (!isBounce && event.type !== 'email.complained') return undefined;
  const addresses = [data.to].flat().flatMap((to) => (typeof to === 'string' ? [addressIn(to)] : []));
  const at = typeof event.created_at === 'string' ? Date.parse(event.created_at) : NaN;
  if (Number.isNaN(at)) return undefined;
  return {
    reason: isBounce ? 'bounced' : 'complained',
    addresses: addresses.slice(0, most),
    at: new Date(at).toISOString(),
    detail: isBounce
      ? asLine([bounce.subType, bounce.message].filter((part) => typeof part === 'string').join(': '))
      : '',
  };
}

/** `Asha <asha@example.com>` or the address alone. */
const addressIn = (text: string): string => /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text;

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A stranger's mail server wrote it; the database holds no NUL character. */
const asLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
