import { seed } from '@shop/sample-catalogue/seed';
import { createDemoAccounts } from './auth/createDemoAccounts';
import type { Database } from './db/database';
import type { BackendConfig } from './readConfig';

/**
 * Fills an empty catalogue and opens the shop in that phase, and adds the demo accounts that are missing where they are
 * wanted. Resolves to whether the catalogue was empty.
 */
export async function seedDatabase(
  db: Database,
  { demoAccounts, phase }: Pick<BackendConfig, 'demoAccounts' | 'phase'>,
): Promise<boolean> {
  const wasEmpty = await db.transaction(async (tx) => {
    const { rows } = await tx.query('select 1 from public.products limit 1');
    if (rows.length > 0) return false;
    await seed((sql, params) => tx.query(sql, params));
    // Nobody is asked here what prices mean: in a live shop the MRP has to hold all taxes, the beta adds them (adr 0060).
    // A shop whose past begins before the terms were worded had them from its first day: accounts of then agreed to them.
    await tx.query(
      `update public.shop_settings set phase = $1, tax_mode = case when $1 = 'live' then 'included' else tax_mode end,
         terms_since = least(terms_since, private.day_of(now()))`,
      [phase],
    );
    return true;
  });
  if (demoAccounts) await createDemoAccounts(db);
  return wasEmpty;
}
