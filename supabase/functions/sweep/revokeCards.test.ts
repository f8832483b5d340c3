import type { FunctionContext } from '../_shared/edgeFunction';
import { ProviderRefusal } from '../_shared/providerCall';
import { revokeCards } from './revokeCards';

/** Three deleted cards; the provider rejects the first with `broken` and forgets the others. */
function begin(broken: Error) {
  const noted: { p_id: number; p_error: string | null }[] = [];
  const due = [1, 2, 3].map((id) => ({ id, customer: 'asha', token: `token_${id}` }));
  const context = {
    db: {
      call: async (name: string, args: (typeof noted)[number]) => {
        if (name === 'take_card_revocations') return due;
        noted.push(args);
        return undefined;
      },
    },
    provider: {
      deleteCard: async (_account: string, token: string) => {
        if (token === 'token_1') throw broken;
      },
    },
  } as unknown as FunctionContext;
  return { context, noted };
}

test.each<[string, Error]>([
  ['no answer', new DOMException('The operation timed out.', 'TimeoutError')],
  ['no connection', new TypeError('fetch failed')],
])('where there is %s, the mails of the sweep do not wait for each of the others', async (_what, broken) => {
  const { context, noted } = begin(broken);
  await expect(revokeCards(context)).rejects.toBe(broken);
  expect(noted).toEqual([{ p_id: 1, p_error: broken.message }]);
});

test('what the provider refuses is noted with its words, and keeps none of the others', async () => {
  const { context, noted } = begin(new ProviderRefusal(400, 'Not just now'));
  expect(await revokeCards(context)).toBe(2);
  expect(noted).toMatchObject([
    { p_id: 1, p_error: expect.stringContaining('Not just now') as string },
    { p_id: 2, p_error: null },
    { p_id: 3, p_error: null },
  ]);
});
