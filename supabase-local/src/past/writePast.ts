import type { EmbeddedDatabase } from '../db/openPglite';
import { createDice } from './dice';
import { openShelf } from './goods';
import { orderPlots } from './orderPlots';
import { people } from './people';
import { planAffiliates } from './planAffiliates';
import { planInquiries } from './planInquiries';
import { planOrder } from './planOrder';
import { planPeople } from './planPeople';
import { planStock } from './planStock';
import { day, Stage } from './stage';

/**
 * Gives a new shop the 90 days before `now` (milliseconds), by the shop's own functions under the engine's clock of each
 * moment, so that every total, number and window is what it would be. The same story each time; ids and order numbers
 * are random. Only for an embedded database that nobody else has open: the clock is everybody's. Without the demo
 * admin, who does the staff's work in it, there is none.
 */
export async function writePast(db: EmbeddedDatabase, now: number): Promise<void> {
  const { rows } = await db.query(
    `select id, email from auth.users where raw_app_meta_data ->> 'role' = 'admin' order by created_at limit 1`,
  );
  const [row] = rows;
  if (!row) return;
  const admin = { id: String(row.id), email: String(row.email), role: 'admin' as const };
  const stage = new Stage(db);
  const shelf = await openShelf(db);
  const cast = await planPeople(stage, now);
  await planAffiliates(stage, { now, admin, cast });
  planStock(stage, { now, admin, pieces: Array.from({ length: 8 }, shelf) });
  planInquiries(stage, { now, admin, cast });
  for (const plot of orderPlots(
    now,
    people.map(({ joined }) => joined),
  )) {
    planOrder(stage, { plot, now, admin, cast, shelf });
  }
  await stage.play(now);
  await countVisits(db, now);
  await settleMails(db);
}

/** As many as a shop of that size has, more of them at weekends and of late. Counted by web servers, so no function writes them here. */
async function countVisits(db: EmbeddedDatabase, now: number): Promise<void> {
  const dice = createDice(90_000_017);
  const counts = Array.from({ length: 90 }, (_, ago) => {
    const weekend = [0, 6].includes(new Date(now - ago * day).getUTCDay()) ? 1.4 : 1;
    const visits = Math.round((22 + (90 - ago) / 5 + dice() * 14) * weekend);
    return { ago, visits, pages: Math.round(visits * (1.6 + dice())) };
  });
  await db.query(
    `insert into private.visit_days (day, visits, pages)
     select private.day_of($1::timestamptz) - c.ago, c.visits, c.pages
     from jsonb_to_recordset($2::text::jsonb) as c (ago integer, visits bigint, pages bigint)`,
    [new Date(now).toISOString(), JSON.stringify(counts)],
  );
}

/** Nobody was mailed, and nobody will be: these addresses are no one's. */
const settleMails = (db: EmbeddedDatabase) =>
  db.query(
    `update private.outbox set sent_at = created_at, attempts = 1, payload = '{}'
     where sent_at is null and recipient like '%.example'`,
  );
