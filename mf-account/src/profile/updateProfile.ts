import { type Database, unwrap } from '@shop/kernel/data';

export interface ProfileDraft {
  fullName: string;
  /** 10 digits, or empty for none. */
  phone: string;
}

/**
 * Saves name and number, then tells the auth service the name: the header greets by its token, and the database
 * copies every change of it. Throws `DataError` INVALID_PROFILE {field}, or the auth service's error.
 */
export async function updateProfile(db: Database, { fullName, phone }: ProfileDraft): Promise<void> {
  await unwrap(db.rpc('update_profile', { p_full_name: fullName, p_phone: phone }));
  const { error } = await db.auth.updateUser({ data: { full_name: fullName } });
  if (error) throw error;
}

/** What is wrong with a profile, by field in the database's spelling; it checks the same again. */
export function profileErrors({ fullName, phone }: ProfileDraft): { full_name?: string; phone?: string } {
  return {
    ...(!fullName && { full_name: 'Please enter your name.' }),
    ...([...fullName].length > 120 && { full_name: 'Please use at most 120 characters.' }),
    ...(phone && !/^[6-9]\d{9}$/.test(phone) && { phone: 'Please enter a 10-digit Indian mobile number.' }),
  };
}
