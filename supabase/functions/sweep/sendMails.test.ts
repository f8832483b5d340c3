import type { FunctionContext } from '../_shared/edgeFunction';
import { MailRefused } from '../_shared/mailRefused';
import { sendMails } from './sendMails';

interface Options {
  failure?: Error | undefined;
  mail?: object;
  project?: string;
}

const due = { id: 7, kind: 'account/deleted', recipient: 'asha@example.com', payload: {} };

/** What is noted of a mail whose sender rejects with this, or takes it, and the key under which it was sent. */
async function send({ failure, mail = {}, project = 'https://a.supabase.co' }: Options = {}) {
  const finished: unknown[] = [];
  const keys: string[] = [];
  const answers = {
    take_mails: () => [{ ...due, ...mail }],
    finish_mail: (args: unknown) => finished.push(args),
  };
  const context = {
    db: { call: async (name: keyof typeof answers, args: unknown) => answers[name](args) },
    env: { SITE_URL: 'https://shop.example', SUPABASE_URL: project },
    sendMail: async ({ key }: { key: string }) => {
      keys.push(key);
      if (failure) throw failure;
    },
  } as unknown as FunctionContext;
  await sendMails(context);
  return { finished, key: keys[0] };
}

test.each([
  ['taken', undefined, { p_error: null, p_is_final: false, p_no_such_address: false }],
  [
    'away',
    new Error('no connection'),
    { p_error: 'no connection', p_is_final: false, p_no_such_address: false },
  ],
  ['refusing', new MailRefused('550 no'), { p_error: '550 no', p_is_final: true, p_no_such_address: false }],
  [
    'refusing the address',
    new MailRefused('550 nobody', true),
    { p_error: '550 nobody', p_is_final: true, p_no_such_address: true },
  ],
])('a mail service that is %s', async (_, failure, noted) => {
  expect((await send({ failure })).finished).toEqual([{ p_id: 7, ...noted }]);
});

test('a mail has one key however often it is sent, and no other has it: two databases count from one', async () => {
  const first = (await send()).key;
  expect(first).toMatch(/^[\w-]{20,256}$/);
  expect((await send({ failure: new Error('away') })).key).toBe(first);
  const others = [
    { project: 'https://b.supabase.co' },
    { mail: { id: 8 } },
    { mail: { recipient: 'ravi@example.com' } },
    { mail: { payload: { order: 'TD1' } } },
  ];
  for (const other of others) expect((await send(other)).key).not.toBe(first);
});
