import type { Answer } from '@shop/kernel/data';

export type MailPage = Answer<'list_mails'>;
export type MailRecord = MailPage['rows'][number];

/** `gift-card/issued` as people read it. */
export const kindText = (kind: string): string => {
  const [family = '', what = ''] = kind.replaceAll('-', ' ').split('/');
  return `${family.charAt(0).toUpperCase()}${family.slice(1)}: ${what}`;
};

export const blockTexts = { bounced: 'Mail comes back', complained: 'Called unwanted' } as const;

const heldTexts = {
  bounced: 'Not tried: mail to this address comes back.',
  complained: 'Not tried: its reader called our mail unwanted, and nothing needs this one.',
  limit: 'Not tried: the address had as many of these as it gets in a day.',
  staff: 'Given up by hand.',
} as const;

/** Why it did not leave; what the mail service said where that is known. */
export const reasonOf = ({ held, last_error: error }: Pick<MailRecord, 'held' | 'last_error'>): string =>
  held ? heldTexts[held] : (error ?? 'Waits for its first try.');
