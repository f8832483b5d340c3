import type { ReturnPlot } from './orderPlots';
import type { PlacedOrder } from './PlacedOrder';
import { settleRefunds } from './settleRefunds';
import { type Actor, day, hour, minute, type Stage } from './stage';

interface Scene {
  order: PlacedOrder;
  plot: ReturnPlot;
  admin: Actor;
  /** Milliseconds. */
  delivered: number;
}

const way = ['approved', 'picked_up', 'received'] as const;

/** Plans a return or exchange, a day a step from two days after delivery on. */
export function planReturn(stage: Stage, { order, plot, admin, delivered }: Scene): void {
  let id = '';
  const at = delivered + 2 * day + 3 * hour;
  stage.plan(at, async () => {
    const { customer, pieces, number } = order;
    const sent = plot.of === 'all' ? pieces : pieces.slice(0, 1);
    const lines = sent.map(({ variant, other }) => ({
      variant_id: variant,
      quantity: 1,
      ...(plot.kind === 'exchange' && { exchange_variant_id: other }),
    }));
    const refund = customer.vpa ? { way: 'upi', vpa: customer.vpa } : { way: 'credit' };
    const { reason, comment = '', kind } = plot;
    const request = { kind, reason, comment, lines, refund };
    const args = { p_number: number, p_request: request };
    id = (await stage.call<{ id: string }>(customer, 'request_return', args)).id;
  });
  const advance = (after: number, state: string, note = '') =>
    stage.plan(at + after, () =>
      stage.call(admin, 'advance_return', { p_return_id: id, p_state: state, p_note: note }),
    );
  const { reaches } = plot;
  const last = way.findIndex((state) => state === reaches);
  const steps = reaches === 'requested' ? 0 : last < 0 ? way.length : last + 1;
  for (const [index, state] of way.slice(0, steps).entries()) advance((index * 22 + 5) * hour, state);
  if (steps < way.length || reaches === 'received') return;
  advance(70 * hour, reaches, reaches === 'rejected' ? 'Worn, and the label is gone' : '');
  stage.plan(at + 70 * hour + minute, () => settleRefunds(stage));
}
