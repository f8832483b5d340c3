import type { FunctionContext } from '../_shared/edgeFunction';
import { ProviderRefusal } from '../_shared/providerCall';
import { settleRefunds } from './settleRefunds';

interface Noted {
  p_id: string;
  p_state?: string;
  p_error?: string;
}

const ids = ['first', 'second', 'third'];

/** Three refunds that are due; the provider rejects the first with `broken` and accepts the others. */
function begin(broken: Error, change: { provider_refund_id?: string } = {}) {
  const noted: Noted[] = [];
  const due = ids.map((id) => ({
    ...{ id, key: id, amount: 100, provider_payment_id: `pay_${id}`, provider_refund_id: null, vpa: null },
    ...(id === 'first' && change),
  }));
  const refund = async (payment: string) => {
    if (payment === 'pay_first') throw broken;
    return { id: `rfnd_${payment}`, state: 'settled' };
  };
  const context = {
    db: {
      call: async (name: string, args: Noted) => {
        if (name === 'take_refunds') return due;
        noted.push(args);
        return undefined;
      },
    },
    provider: { refund, findRefund: async () => undefined },
  } as unknown as FunctionContext;
  return { context, noted };
}

const timeout = new DOMException('The operation timed out.', 'TimeoutError');

test.each<[string, Error]>([
  ['no answer', timeout],
  ['no connection', new TypeError('fetch failed')],
  ['an answer that cannot be read', new SyntaxError('Unexpected token <')],
  ...[401, 403, 408, 429, 500, 503].map((status): [string, Error] => [
    `${status}`,
    new ProviderRefusal(status, 'Not now'),
  ]),
])('%s is no refusal, and nobody else is waited for', async (_what, broken) => {
  const { context, noted } = begin(broken);
  await expect(settleRefunds(context)).rejects.toBe(broken);
  expect(noted).toEqual([{ p_id: 'first', p_provider_refund_id: null, p_state: 'unanswered' }]);
});

test('what the provider refuses is noted with its words, and keeps none of the others', async () => {
  const { context, noted } = begin(new ProviderRefusal(400, 'The balance is too low'));
  expect(await settleRefunds(context)).toBe(2);
  expect(noted).toMatchObject([
    { p_id: 'first', p_error: expect.stringContaining('The balance is too low') as string },
    { p_id: 'second', p_state: 'settled' },
    { p_id: 'third', p_state: 'settled' },
  ]);
});

test('cash that cannot be sent at all, for want of an account to send it from, is given up like a refused one', async () => {
  const { context, noted } = begin(new Error('PAYMENT_PAYOUT_ACCOUNT is not set'));
  expect(await settleRefunds(context)).toBe(2);
  expect(noted[0]).toMatchObject({ p_id: 'first', p_error: expect.stringContaining('PAYOUT') as string });
});

test('an accepted refund that the provider does not know any more is asked about less and less often', async () => {
  const { context, noted } = begin(new Error('unused'), { provider_refund_id: 'rfnd_lost' });
  expect(await settleRefunds(context)).toBe(2);
  expect(noted[0]).toMatchObject({ p_id: 'first', p_error: expect.stringContaining('rfnd_lost') as string });
});
