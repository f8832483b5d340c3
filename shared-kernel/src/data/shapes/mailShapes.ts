import type { Page } from './staffLists';

/** Whether mail arrives at an address; since when not, in ISO. */
export type MailStanding = { state: 'well'; at: null } | { state: 'bounced' | 'complained'; at: string };

type MailState = 'waiting' | 'failed' | 'held' | 'given_up';

/** A mail that did not leave, or not yet. ISO times. */
interface DeskMail {
  id: number;
  kind: string;
  /** Empty where it is forgotten. */
  recipient: string;
  state: MailState;
  held: 'bounced' | 'complained' | 'limit' | 'staff' | null;
  created_at: string;
  attempts: number;
  /** Of those that wait. */
  next_attempt_at: string | null;
  failed_at: string | null;
  last_error: string | null;
  /** What keeps mails from the address today. */
  block: 'bounced' | 'complained' | null;
  can_retry: boolean;
  can_give_up: boolean;
}

/** Mails that do not arrive, for their readers and for the staff. */
export interface MailFunctions {
  get_mail_standing: { Returns: MailStanding };
  ask_mail_check: { Returns: { outcome: 'sent' | 'well' } };
  confirm_mail_check: { Returns: { outcome: 'confirmed' | 'unknown' } };
  list_mails: { Returns: Page<DeskMail> & { counts: Record<MailState, number> } };
}
