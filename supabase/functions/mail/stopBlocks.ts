import { shopPaths } from '../_shared/shopPaths';
import type { LetterBlock } from './letter';

/** Foot of a mail that can be turned off: one press ends its kind, without signing in. Nothing without a token. */
export function stopBlocks(token: unknown, siteUrl: string): LetterBlock[] {
  if (typeof token !== 'string' || token === '') return [];
  return [
    { kind: 'note', text: 'No more mails of this kind? One press ends them:' },
    { kind: 'button', label: 'Stop these mails', url: siteUrl + shopPaths.stopMails(token) },
  ];
}
