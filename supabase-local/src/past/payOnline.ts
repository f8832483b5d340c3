import type { Means } from './orderPlots';
import type { PlacedOrder } from './PlacedOrder';
import type { Stage } from './stage';

interface Payment {
  id: string;
  /** Rupees. */
  amount: number;
  paid: boolean;
  means: Exclude<Means, 'cod'>;
  order: PlacedOrder;
}

const instruments = { upi: 'customer@okbank', card: 'Visa ending 4242', netbanking: 'State Bank' } as const;

/**
 * Takes an order to the test payment provider and, where it is paid, back again: in the provider's own books too, which
 * a later refund is paid from.
 */
export async function payOnline(stage: Stage, { id, amount, paid, means, order }: Payment): Promise<void> {
  const provider = `order_${order.number}`;
  const payment = `pay_${order.number}`;
  await stage.call('service', 'start_payment', {
    ...{ p_payment_id: id, p_user: order.customer.id, p_provider: 'sandbox', p_provider_order_id: provider },
  });
  await stage.ask('service', openBooks, [provider, amount * 100, order.number, order.customer.email]);
  if (!paid) return;
  await stage.ask('service', enterPayment, [payment, provider, means, instruments[means]]);
  await stage.call('service', 'record_payment_event', {
    p_event_id: `evt_${order.number}`,
    p_type: 'payment.captured',
    p_provider_order_id: provider,
    p_provider_payment_id: payment,
    p_amount: amount,
    p_channel: means,
    p_payload: {},
  });
}

const openBooks = `
  insert into sandbox_pay.orders (id, amount, receipt, notes, email, expire_by)
  values ($1, $2, $3, jsonb_build_object('reference', $3::text), $4, now() + interval '10 minutes')`;

const enterPayment = `
  insert into sandbox_pay.payments (id, order_id, method, status, instrument) values ($1, $2, $3, 'captured', $4)`;
