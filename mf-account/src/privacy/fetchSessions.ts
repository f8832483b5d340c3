import { type Database, unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { deviceName } from './deviceName';

/** One place where the shopper is signed in. */
export interface DeviceSession {
  id: string;
  /** Such as `Chrome on Android`. */
  device: string;
  /** Such as `21 Nov 2026, 10:42 am`, as are the times below. */
  signedIn: string;
  /** Exact to the hour: a session in use is renewed that often. */
  lastUsed: string;
  /** The session of this browser. */
  isThis: boolean;
}

/** Where the shopper is signed in, this browser first. Throws `DataError`. */
export async function fetchSessions(db: Database): Promise<DeviceSession[]> {
  const rows = await unwrap(db.rpc('get_my_sessions'));
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    signedIn: formatDate(row.signed_in_at, 'moment'),
    lastUsed: formatDate(row.last_used_at, 'moment'),
    isThis: row.is_this,
  }));
}
