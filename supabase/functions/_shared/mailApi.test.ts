import { createMailApi } from './mailApi';
import { MailRefused } from './mailRefused';

const env: Record<string, string> = {
  MAIL_API_URL: 'https://mail.example/emails',
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'shop@example.com',
};

afterEach(() => jest.restoreAllMocks());

test.each([
  [400, true],
  [422, true],
  // A key, a sender or a quota that somebody mends, and a service that comes back.
  [401, false],
  [403, false],
  [429, false],
  [500, false],
])('a mail service that answers %i refuses the mail for good: %s', async (status, isFinal) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('No.', { status }));
  const mail = { key: 'mail-1', recipient: 'asha@example.com', subject: 'Hello', html: '', text: '' };
  const failure = await createMailApi((name) => env[name])(mail).catch((error: unknown) => error);
  expect([failure instanceof MailRefused, String(failure)]).toEqual([
    isFinal,
    expect.stringContaining(`answered ${status}: No.`),
  ]);
});

test.each([
  [422, '{"name":"invalid_from_address","message":"Invalid from field."}', false],
  [
    422,
    '{"name":"validation_error","message":"Invalid `from` field. The email address needs another format."}',
    false,
  ],
  [400, '{"name":"validation_error","message":"The example.com domain is not verified."}', false],
  [422, `{"ErrorCode":400,"Message":"The 'From' address is not a Sender Signature."}`, false],
  [
    422,
    '{"name":"validation_error","message":"Invalid `to` field. The email address needs another format."}',
    true,
  ],
  [422, '{"ErrorCode":406,"Message":"You tried to send to a recipient that is inactive."}', true],
])('a mail service that answers %i with %s refuses the mail for good: %s', async (status, said, isFinal) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(said, { status }));
  const mail = { key: 'mail-1', recipient: 'asha@example.com', subject: 'Hello', html: '', text: '' };
  const failure = await createMailApi((name) => env[name])(mail).catch((error: unknown) => error);
  expect(failure instanceof MailRefused).toBe(isFinal);
});

test.each(['asha@example.com, all@example.com', 'x<asha@example.com>', 'all:asha@example.com;', 'asha'])(
  'a mail to %j, which is not one address, is handed to nobody',
  async (recipient) => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const mail = { key: 'mail-1', recipient, subject: 'Hello', html: '', text: '' };
    await expect(createMailApi((name) => env[name])(mail)).rejects.toBeInstanceOf(MailRefused);
    expect(fetched).not.toHaveBeenCalled();
  },
);
