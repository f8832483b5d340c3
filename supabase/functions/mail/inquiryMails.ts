import type { MailTemplates } from './letter';

export const inquiryMails: MailTemplates = {};
