import { seed } from '@shop/sample-catalogue/seed';
import { createDemoAccounts } from './auth/createDemoAccounts';
import type { Database } from './db/database';

/**
 * Fills an empty catalogue, and adds the demo accounts that are missing where they are wanted. Resolves to whether the
 * catalogue was empty.
 */
export async function seedDatabase(db: Database, demoAccounts: boolean): Promise<boolean> {
  const wasEmpty = await db.transaction(async (tx) => {
    const { rows } = await tx.query('select 1 from public.products limit 1');
    if (rows.length === 0) await seed((sql, params) => tx.query(sql, params));
    return rows.length === 0;
  });
  if (demoAccounts) await createDemoAccounts(db);
  return wasEmpty;
}
