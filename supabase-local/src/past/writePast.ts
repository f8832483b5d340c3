import type { EmbeddedDatabase } from '../db/openPglite';
import { openShelf } from './goods';
import { orderPlots } from './orderPlots';
import { people } from './people';
import { planAffiliates } from './planAffiliates';
import { planInquiries } from './planInquiries';
import { planOrder } from './planOrder';
import { planPeople } from './planPeople';
import { planStock } from './planStock';
import { Stage } from './stage';

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
  await settleMails(db);
}

/** Nobody was mailed, and nobody will be: these addresses are no one's. */
const settleMails = (db: EmbeddedDatabase) =>
  db.query(
    `update private.outbox set sent_at = created_at, attempts = 1, payload = '{}'
     where sent_at is null and recipient like '%.example'`,
  );
