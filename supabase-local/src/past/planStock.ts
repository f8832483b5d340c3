import type { Piece } from './goods';
import { type Actor, day, hour, type Stage } from './stage';
import { stockChanges } from './words';

interface Scene {
  now: number;
  admin: Actor;
  pieces: readonly Piece[];
}

/** Goods that came in and went out, and a coupon of a festival that is over. */
export function planStock(stage: Stage, { now, admin, pieces }: Scene): void {
  for (const [index, [ago, change, reason, note]] of stockChanges.entries()) {
    const variant = pieces[index % pieces.length]?.variant;
    stage.plan(now - ago * day, () =>
      stage.call(admin, 'adjust_stock', {
        ...{ p_variant_id: variant, p_change: change, p_reason: reason, p_note: note },
      }),
    );
  }
  const isoDay = (ago: number) => new Date(now - ago * day).toISOString().slice(0, 10);
  stage.plan(now - 89 * day - 12 * hour, () =>
    stage.call(admin, 'save_coupon', {
      p_coupon: {
        ...{
          id: 'FESTIVE150',
          title: '₹150 off for the festival',
          description: 'On orders of ₹999 and more',
        },
        ...{ type: 'flat', value: 150, min_order: 0, per_user_limit: 2, active: true },
        ...{ valid_from: isoDay(90), valid_until: isoDay(40) },
      },
    }),
  );
}
