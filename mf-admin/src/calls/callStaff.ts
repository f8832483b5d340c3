import { type Database, unwrap } from '@shop/kernel/data';

/**
 * Calls a function of the staff (those that ask `private.require_admin`; `supabase/README.md` lists them). Throws `DataError`:
 * FORBIDDEN, INVALID_INPUT {field}, and what the function names; EMPTY where it finds nothing.
 */
export const callStaff = async <Answer>(
  db: Database,
  name: string,
  args: Record<string, unknown> = {},
): Promise<Answer> => (await unwrap(db.rpc(name, args))) as Answer;
