import type { FunctionContext } from '../_shared/edgeFunction';
import { type FunctionError } from '../_shared/functionError';
import { mailEvents } from './handler';
import { isFromMailService, signMailEvent } from './isFromMailService';
import { readMailEvent } from './readMailEvent';

const secret = `whsec_${btoa('twenty-four random bytes')}`;
const event = {
  type: 'email.bounced',
  created_at: '2026-11-22T23:41:12.126Z',
  data: {
    email_id: '56761188-7520-42d8-8898-ff6fc54ce618',
    to: ['Asha <asha@example.com>'],
    bounce: { type: 'Permanent', subType: 'General', message: '550 no such user' },
  },
};

// The example that Svix's own libraries are tested by.
test('a signature is the one that the service’s documents work out', async () => {
  const vector = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const body = '{"test": 2432232314}';
  const headers = new Headers({
    'svix-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'svix-timestamp': '1614265330',
    'svix-signature': 'v1,wrong v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE= v2,other',
  });
  const at = 1614265330_000;
  expect(await isFromMailService(body, headers, vector, at)).toBe(true);
  expect(await isFromMailService(body, headers, vector, at + 299_000)).toBe(true);
  expect(await isFromMailService(body, headers, vector, at + 301_000)).toBe(false);
  expect(await isFromMailService(body, headers, vector, at - 301_000)).toBe(false);
  expect(await isFromMailService(`${body} `, headers, vector, at)).toBe(false);
  expect(await isFromMailService(body, new Headers(), vector, at)).toBe(false);
  expect(await isFromMailService(body, headers, secret, at)).toBe(false);
});

test('an address that refused for good is read, and a full mailbox is not', () => {
  expect(readMailEvent(event)).toEqual({
    reason: 'bounced',
    addresses: ['asha@example.com'],
    at: '2026-11-22T23:41:12.126Z',
    detail: 'General: 550 no such user',
  });
  const { data } = event;
  // What strangers' servers write is kept as one line that can be stored.
  const odds = {
    ...event,
    data: { ...data, bounce: { type: 'Permanent', message: '550\u0000\r\nno\u001b user ' } },
  };
  expect(readMailEvent(odds)).toMatchObject({ detail: '550 no user' });
  expect(readMailEvent({ ...event, data: { ...data, bounce: { type: 'Transient' } } })).toBeUndefined();
  expect(
    readMailEvent({ ...event, type: 'email.complained', data: { to: 'asha@example.com' } }),
  ).toMatchObject({
    reason: 'complained',
    addresses: ['asha@example.com'],
    detail: '',
  });
  for (const odd of [
    {},
    { ...event, type: 'email.opened' },
    { ...event, created_at: 'soon' },
    { ...event, data: null },
  ])
    expect(readMailEvent(odd)).toBeUndefined();
});

async function call(body: string, { signedBy = secret, known = secret } = {}) {
  const calls: unknown[] = [];
  const timestamp = String(Math.floor(Date.now() / 1000));
  const request = new Request('https://shop.example/functions/v1/mail-events', {
    method: 'POST',
    body,
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${await signMailEvent(`msg_1.${timestamp}.${body}`, signedBy)}`,
    },
  });
  const context = {
    env: { MAIL_WEBHOOK_SECRET: known },
    db: { call: async (...args: unknown[]) => (calls.push(args), 'stopped') },
  } as unknown as FunctionContext;
  const answer = await mailEvents(request, context).catch((error: FunctionError) => error);
  return { calls, answer };
}

test('what is signed is told to the database, and nothing else is', async () => {
  const { calls, answer } = await call(JSON.stringify(event));
  expect(calls).toEqual([
    [
      'record_mail_event',
      {
        p_reason: 'bounced',
        p_address: 'asha@example.com',
        p_at: '2026-11-22T23:41:12.126Z',
        p_detail: 'General: 550 no such user',
      },
    ],
  ]);
  expect(await (answer as Response).json()).toEqual({ outcomes: ['stopped'] });

  const forged = await call(JSON.stringify(event), { signedBy: `whsec_${btoa('guessed')}` });
  expect([forged.answer, forged.calls]).toMatchObject([{ status: 401, code: 'INVALID_SIGNATURE' }, []]);
  const unset = await call(JSON.stringify(event), { known: '' });
  expect([unset.answer, unset.calls]).toMatchObject([{ status: 503, code: 'NOT_SET_UP' }, []]);
  expect((await call('[]')).answer).toMatchObject({ status: 400 });
  expect(((await call('{}')).answer as Response).status).toBe(200);
});
