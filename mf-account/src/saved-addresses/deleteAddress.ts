import { type Database, unwrap } from '@shop/kernel/data';

/** Forgets one own address; row level security leaves others' alone. Throws `DataError`. */
export async function deleteAddress(db: Database, id: string): Promise<void> {
  await unwrap(db.from('addresses').delete().eq('id', id).select('id'));
}
