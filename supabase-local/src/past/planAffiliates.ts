import type { Customer } from './planPeople';
import { type Actor, day, hour, type Stage } from './stage';

interface Scene {
  now: number;
  admin: Actor;
  cast: readonly Customer[];
}

/** Customers who share links. */
const affiliates = [1, 7] as const;

/** Clicks on shared links, a payout that was paid and one that waits. */
export function planAffiliates(stage: Stage, { now, admin, cast }: Scene): void {
  for (const who of affiliates) {
    for (let ago = 88 - who; ago > 0; ago -= 3) {
      stage.plan(now - ago * day, () =>
        stage.ask('service', `select public.record_referral_click((${codeOf}))`, [cast[who]?.id]),
      );
    }
  }
  planPayout(stage, { now, admin, asker: cast[1], asked: 30, paid: 24 });
  planPayout(stage, { now, admin, asker: cast[7], asked: 3 });
}

const codeOf = 'select p.affiliate_code from public.profiles p where p.id = $1';

interface Payout {
  now: number;
  admin: Actor;
  asker: Customer | undefined;
  /** Days before the start. */
  asked: number;
  paid?: number;
}

function planPayout(stage: Stage, { now, admin, asker, asked, paid }: Payout): void {
  if (!asker) return;
  let id: string | undefined;
  stage.plan(now - asked * day - 4 * hour, async () => {
    // Below the least amount there is nothing to ask for.
    const ready = await stage.ask<boolean>(asker, 'select private.payout_available($1) >= 500 as value', [
      asker.id,
    ]);
    if (ready) id = (await stage.call<{ id: string }>(asker, 'request_payout', {})).id;
  });
  if (paid === undefined) return;
  stage.plan(now - paid * day, async () => {
    if (!id) return;
    await stage.call(admin, 'approve_payout', { p_payout_id: id });
    const args = { p_payout_id: id, p_paid: true, p_reference: 'UTR 402611870934' };
    await stage.call(admin, 'settle_payout', args);
  });
}
