import type { Database } from './database';
import { unwrap } from './dataError';

/** Counts a visit over an affiliate's link; the database knows repeats and unknown codes. Throws `DataError`. */
export async function recordReferralClick(connect: () => Promise<Database>, code: string): Promise<void> {
  const db = await connect();
  await unwrap(db.rpc('record_referral_click', { p_code: code }));
}
