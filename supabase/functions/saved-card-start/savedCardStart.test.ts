import type { FunctionContext } from '../_shared/edgeFunction';
import { savedCardStart } from './handler';

test('a shopper who tries one card after another is told to wait, and the provider is not asked', async () => {
  const startCard = jest.fn(async () => ({ url: 'https://provider.example', fields: {} }));
  let left = 1;
  const context = {
    db: { call: async () => left-- > 0 },
    env: { SITE_URL: 'https://shop.example', SUPABASE_URL: 'https://api.example' },
    provider: { startCard },
    findShopper: async () => ({ id: 'one', email: 'asha@example.com', token: 't', isGuest: false }),
  } as unknown as FunctionContext;
  const start = () =>
    savedCardStart(
      new Request('https://api.example/functions/v1/saved-card-start', { method: 'POST', body: '{}' }),
      context,
    );
  expect((await start()).status).toBe(200);
  await expect(start()).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  expect(startCard).toHaveBeenCalledTimes(1);
});
