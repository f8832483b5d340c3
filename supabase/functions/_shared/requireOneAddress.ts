import { MailRefused } from './mailRefused';

/**
 * What mail services and SMTP libraries take `to` for is a list with names: `x<asha@example.com>` reaches Asha, although
 * limits and blocks are kept under what was written. Throws `MailRefused` for what is not one plain address.
 */
export function requireOneAddress(recipient: string): void {
  if (/^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/.test(recipient)) return;
  throw new MailRefused('The recipient is not one plain e-mail address.');
}
