import type { FunctionContext } from '../_shared/edgeFunction';
import { MailRefused } from '../_shared/mailRefused';
import { sendMails } from './sendMails';

const due = { id: 7, kind: 'account/deleted', recipient: 'asha@example.com', payload: {} };

/** What is noted of a mail whose sender rejects with this, or takes it. */
async function finish(failure?: Error): Promise<unknown[]> {
  const finished: unknown[] = [];
  const answers = {
    take_mails: () => [due],
    finish_mail: (args: unknown) => finished.push(args),
  };
  const context = {
    db: { call: async (name: keyof typeof answers, args: unknown) => answers[name](args) },
    env: { SITE_URL: 'https://shop.example' },
    sendMail: async () => {
      if (failure) throw failure;
    },
  } as unknown as FunctionContext;
  await sendMails(context);
  return finished;
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
  expect(await finish(failure)).toEqual([{ p_id: 7, ...noted }]);
});
