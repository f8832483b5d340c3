import type { RunSql } from '../seed';
import { writeBatch } from './generatedSql';

/** So many that a batch ends well before a statement may take too long, on a slow machine too. */
const batch = 10_000;
/** Taken into the index at once: most of its rows change with every round, however few products it takes. */
const round = 20_000;

/**
 * For one transaction. What is generated keeps the rules that triggers would look at, row by row. A batch is looked up by
 * keys, however little the planner knows of tables that have just grown, and compiling its plans would take longer than they do.
 */
const forBatches = [
  'set local session_replication_role = replica',
  'set local enable_seqscan = off',
  // A row by its key costs what a row of a scan does: all of it is in memory, and no scan gets longer with the shop.
  'set local random_page_cost = 1',
  'set local max_parallel_workers_per_gather = 0',
  `set local work_mem = '64MB'`,
  'set local jit = off',
];

/** Runs its work in one transaction, as a superuser; of two at once each has a connection of its own, or waits. */
type InTransaction = (work: (run: RunSql) => Promise<void>) => Promise<void>;

/**
 * Fills the shop up to `wanted` generated products, with realistic skew: few types and brands have most products. The
 * database writes them itself, by numbers from 1, so nothing travels and a run that was broken off goes on where it
 * ended. While a round is written, the one before is taken into the index of lists, which find pending products as well.
 * Calls `tell` with how many there are. Throws what the database throws.
 */
export async function generateProducts(
  inTransaction: InTransaction,
  wanted: number,
  tell: (done: number) => void,
): Promise<void> {
  let done = await count(inTransaction);
  while (done < wanted) {
    const last = Math.min(done + round, wanted);
    await Promise.all([writeProducts(inTransaction, done + 1, last), indexPending(inTransaction)]);
    done = last;
    tell(done);
  }
  await indexPending(inTransaction);
  await inTransaction(async (run) => {
    await run('select private.count_discounts()');
    await run('select public.order_index()');
  });
}

async function writeProducts(inTransaction: InTransaction, from: number, to: number): Promise<void> {
  for (let first = from; first <= to; first += batch) {
    const last = Math.min(first + batch - 1, to);
    await inTransaction(async (run) => {
      for (const sql of forBatches) await run(sql);
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
  }
}

async function indexPending(inTransaction: InTransaction): Promise<void> {
  await inTransaction(async (run) => {
    for (const sql of forBatches) await run(sql);
    await run('select public.index_products($1)', [2 * round]);
  });
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
