import type { RunSql } from '../seed';
import { writeBatch } from './generatedSql';

/** So many that a batch ends well before a statement may take too long, on a slow machine too. */
const batch = 5000;
/** Taken into the index at once: most of its rows change with every round, however few products it takes. */
const round = 20_000;

/** Runs its work in one transaction, as a superuser. */
type InTransaction = (work: (run: RunSql) => Promise<void>) => Promise<void>;

/**
 * Fills the shop up to `wanted` generated products, with realistic skew: few types and brands have most products. The
 * database writes them itself, by numbers from 1, so nothing travels and a run that was broken off goes on where it
 * ended. Lists find each batch at once. Calls `tell` with how many there are. Throws what the database throws.
 */
export async function generateProducts(
  inTransaction: InTransaction,
  wanted: number,
  tell: (done: number) => void,
): Promise<void> {
  let done = await count(inTransaction);
  while (done < wanted) {
    const last = Math.min(done + batch, wanted);
    const first = done + 1;
    await inTransaction(async (run) => {
      // For this transaction alone: what is generated keeps the rules that triggers would look at, row by row.
      await run('set local session_replication_role = replica');
      for (const sql of writeBatch) await run(sql, [first, last]);
      await run(
        `select private.enter_products(array(
           select 'g' || n from generate_series($1::integer, $2::integer) as n
         ))`,
        [first, last],
      );
      await run(
        `select private.learn_words(array(
           select distinct w.text from public.products p
           cross join lateral (values (p.name), (p.brand), (replace(p.type_id, '-', ' ')), (p.colour_family)) w (text)
           where p.id = any (array(select 'g' || n from generate_series($1::integer, $2::integer) as n))
         ))`,
        [first, last],
      );
    });
    if (last % round === 0 || last === wanted)
      await inTransaction(async (run) => {
        await run('select public.index_products($1)', [2 * round]);
      });
    done = last;
    tell(done);
  }
}

async function count(inTransaction: InTransaction): Promise<number> {
  let found = 0;
  await inTransaction(async (run) => {
    const { rows } = await run(
      `select coalesce(max(substr(p.id, 2)::integer), 0) as found from public.products p where p.id ~ '^g[0-9]+$'`,
    );
    found = Number(rows[0]?.found);
  });
  return found;
}
