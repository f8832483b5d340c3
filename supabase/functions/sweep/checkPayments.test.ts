import type { FunctionContext } from '../_shared/edgeFunction';
import type { ProviderPayment } from '../_shared/paymentProvider';
import { checkPayments, checkWindows } from './checkPayments';

const paid = (orderId: string): ProviderPayment => ({
  ...{ id: `pay_${orderId}`, orderId, amount: 100, channel: 'upi', state: 'captured', error: null },
});

/** Three orders that are paid, of which the first cannot be recorded; `broken` is what the provider rejects with for it. */
function begin(broken?: Error) {
  const recorded: string[] = [];
  const orders = ['bad', 'good', 'better'];
  const answers = {
    take_open_payments: () => orders,
    take_payment_windows: () => [{ from_at: '2026-11-23T00:00:00Z', to_at: '2026-11-23T01:00:00Z' }],
    find_unheard_events: () => orders.map((order) => `pay_${order}:payment.captured`),
    record_payment_event: ({ p_provider_order_id: order }: { p_provider_order_id: string }) => {
      if (order === 'bad') throw new Error('record_payment_event failed with 500');
      recorded.push(order);
      return { outcome: 'applied', kind: 'order' };
    },
  };
  const context = {
    db: { call: async (name: keyof typeof answers, args: never) => answers[name](args) },
    provider: {
      findPayments: async (order: string) => {
        if (broken && order === 'bad') throw broken;
        return [paid(order)];
      },
      listPayments: async (_from: string, _to: string, page: number) => (page === 0 ? orders.map(paid) : []),
    },
  } as unknown as FunctionContext;
  return { context, recorded };
}

test.each([
  ['asked about', checkPayments],
  ['in the list', checkWindows],
])('a payment %s that cannot be recorded is said, and keeps none of the others', async (_where, check) => {
  const { context, recorded } = begin();
  await expect(check(context)).rejects.toThrow('failed with 500');
  expect(recorded).toEqual(['good', 'better']);
});

test('a provider that does not answer is not waited for again', async () => {
  const { context, recorded } = begin(new DOMException('The operation timed out.', 'TimeoutError'));
  await expect(checkPayments(context)).rejects.toThrow('timed out');
  expect(recorded).toEqual([]);
});
