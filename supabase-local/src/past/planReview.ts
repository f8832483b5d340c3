import type { PlacedOrder } from './PlacedOrder';
import { day, hour, type Stage } from './stage';
import { reviews } from './words';

/** Every second parcel that stays is written about, a few days after it came. */
export function planReview(stage: Stage, order: PlacedOrder, delivered: number, turn: number): void {
  if (turn % 2 === 0) return;
  const [piece] = order.pieces;
  const [rating, comment] = reviews[turn % reviews.length] ?? reviews[0] ?? [];
  stage.plan(delivered + 3 * day + 5 * hour, () =>
    // Not twice of the same product by the same customer.
    stage.ask(
      order.customer,
      `select public.write_review($1, $2, $3) where not exists (
         select 1 from public.reviews r where r.product_id = $1 and r.user_id = $4
       )`,
      [piece?.product, rating, comment, order.customer.id],
    ),
  );
}
