import type { FunctionEnv } from './functionEnv';
import { createProviderCall, orUnknown } from './providerCall';

const env = {
  PAYMENT_URL: 'https://pay.example',
  PAYMENT_KEY_ID: 'rzp_test_1',
  PAYMENT_KEY_SECRET: 'only-ours',
} as FunctionEnv;
const call = createProviderCall(env);
const answer = (status: number, body: string) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body, { status }));

afterEach(() => jest.restoreAllMocks());

test.each([
  [401, JSON.stringify({ error: { description: 'Authentication failed' } })],
  [502, '<h1>Bad gateway</h1>'],
])('a refusal with %i says why, and nothing of our secret', async (status, body) => {
  answer(status, body);
  const refused = (await call('GET', ['orders']).catch((error: unknown) => error)) as Error;
  expect(refused.message).toMatch(/Authentication failed|Bad gateway/);
  for (const secret of [env.PAYMENT_KEY_SECRET, btoa(`${env.PAYMENT_KEY_ID}:${env.PAYMENT_KEY_SECRET}`)])
    expect(`${refused.message} ${refused.stack}`).not.toContain(secret);
});

test('what is not there is none, and any other refusal is one', async () => {
  answer(400, JSON.stringify({ error: { description: 'The id provided does not exist' } }));
  expect(await orUnknown(call('GET', ['payments', 'pay_1']))).toBeUndefined();
  answer(400, JSON.stringify({ error: { description: 'The amount must be an integer.' } }));
  await expect(orUnknown(call('GET', ['payments', 'pay_1']))).rejects.toThrow('must be an integer');
});

test('asks for nothing that an id could hide', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  await expect(call('GET', ['payments', '../customers'])).rejects.toThrow('Not an id');
  expect(asked).not.toHaveBeenCalled();
});
