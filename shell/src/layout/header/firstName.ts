import type { User } from '@shop/kernel/domain';

/** What the header greets with: the first word of the name, else the local part of the e-mail. */
export function firstName(user: Pick<User, 'fullName' | 'email'>): string {
  return user.fullName.trim().split(/\s+/)[0] || user.email.split('@')[0] || '';
}
