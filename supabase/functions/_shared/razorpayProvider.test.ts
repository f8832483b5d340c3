import type { FunctionEnv } from './functionEnv';
import { createRazorpayProvider } from './razorpayProvider';

const provider = createRazorpayProvider({
  PAYMENT_URL: 'https://pay.example',
  PAYMENT_KEY_ID: 'rzp_test_1',
  PAYMENT_KEY_SECRET: 'only-ours',
} as FunctionEnv);

const refuse = (status: number, description: string) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(Response.json({ error: { description } }, { status }));

afterEach(() => jest.restoreAllMocks());

test('a UPI ID that the provider calls invalid is none', async () => {
  refuse(400, 'Invalid VPA. Please enter a valid Virtual Payment Address');
  expect(await provider.verifyVpa('nobody@okbank')).toBeUndefined();
});

test.each([
  [429, 'Too many requests to validate VPA'],
  [502, 'VPA could not be validated: the bank is down'],
])('a provider that cannot look just now (%i) says nothing about a UPI ID', async (status, words) => {
  refuse(status, words);
  await expect(provider.verifyVpa('asha@okbank')).rejects.toThrow(words);
});
