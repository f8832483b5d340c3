import type { MailTemplates } from './letter';

export const accountMails: MailTemplates = {};
