import type { Answer } from '@shop/kernel/data';

export type GrievancePage = Answer<'list_grievances'>;
export type Grievance = GrievancePage['rows'][number];

/** How a complaint came. */
export const channels: Record<string, string> = {
  form: 'contact form',
  chat: 'chat',
  phone: 'phone',
  mail: 'e-mail',
  letter: 'letter',
};
