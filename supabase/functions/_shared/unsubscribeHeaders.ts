import type { OutgoingMail } from './edgeFunction';

/** Headers that give a mail program its unsubscribe button: by one press (RFC 8058), or by a page (RFC 2369). */
export function unsubscribeHeaders({
  oneClickUrl,
  unsubscribeUrl,
}: Pick<OutgoingMail, 'oneClickUrl' | 'unsubscribeUrl'>): Record<string, string> {
  if (oneClickUrl)
    return { 'List-Unsubscribe': `<${oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return unsubscribeUrl ? { 'List-Unsubscribe': `<${unsubscribeUrl}>` } : {};
}
