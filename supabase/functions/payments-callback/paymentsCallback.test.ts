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
