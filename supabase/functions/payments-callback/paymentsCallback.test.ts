import type { FunctionContext } from '../_shared/edgeFunction';
import { paymentsCallback } from './handler';

test('the provider is not asked about an order that is none of ours', async () => {
  const findPayments = jest.fn();
  const context = {
    db: { call: async () => null },
    env: { SITE_URL: 'https://shop.example' },
    provider: { findPayments },
  } as unknown as FunctionContext;
  const request = new Request('https://shop.example/functions/v1/payments-callback?order=order_of_nobody');
  await expect(paymentsCallback(request, context)).rejects.toMatchObject({ status: 404 });
  expect(findPayments).not.toHaveBeenCalled();
});

test('the provider is asked about one order so often and no oftener, and the browser goes on all the same', async () => {
  const findPayments = jest.fn(async () => []);
  let left = 2;
  const call = async (name: string) =>
    name === 'may_ask_provider'
      ? left-- > 0
      : { kind: 'order', reference: 'TD0123456789', outcome: 'unpaid' };
  const context = {
    db: { call },
    env: { SITE_URL: 'https://shop.example' },
    provider: { findPayments },
  } as unknown as FunctionContext;
  const comeBack = async () => {
    const request = new Request(
      'https://shop.example/functions/v1/payments-callback?order=order_of_somebody',
    );
    return (await paymentsCallback(request, context)).headers.get('location');
  };
  const pages = [await comeBack(), await comeBack(), await comeBack()];
  // Nobody has asked: it may still be under way.
  expect(pages.map((page) => new URL(page ?? '').searchParams.get('outcome'))).toEqual([
    'failed',
    'failed',
    'pending',
  ]);
  expect(findPayments).toHaveBeenCalledTimes(2);
});
