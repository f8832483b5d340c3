import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { MailRefused } from '@shop/supabase/functions';
import type { Mail, Mailbox } from './mailbox';
import { createMailer, createOutboxMailer } from './mailer';
import { smtpSink } from './smtpSink';

const mail: Mail = {
  recipient: 'asha@example.com',
  subject: 'Confirm',
  html: '<p>Hello</p>',
  text: 'Hello there',
};

function memoryMailbox(): Mailbox & { kept: Mail[] } {
  const kept: Mail[] = [];
  return {
    kept,
    add: async (added) => void kept.push(added),
    list: async () => [],
    find: async () => undefined,
    findFile: async () => undefined,
  };
}

describe('sending mail', () => {
  it('hands it to the mail server and keeps it as well', async () => {
    const server = smtpSink();
    await once(server, 'listening');
    const mailbox = memoryMailbox();
    const arrived = once(server, 'mail') as Promise<[string]>;
    await createMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mailbox)(mail);
    const [letter] = await arrived;
    expect(letter).not.toContain('List-Unsubscribe');
    expect(letter).toContain('To: asha@example.com');
    expect(letter).toContain('Subject: Confirm');
    expect(letter).toContain('Hello there');
    expect(mailbox.kept).toEqual([mail]);
    server.close();
  });

  it('writes to the address as it stands, and to none that could be read into it', async () => {
    const server = smtpSink();
    await once(server, 'listening');
    const reached: string[] = [];
    server.on('mail', (letter: string) => reached.push(letter));
    const send = createOutboxMailer(
      `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      memoryMailbox(),
    );
    for (const recipient of ['asha@example.com, all@example.com', 'x<asha@example.com>'])
      await send({ ...mail, recipient }).catch(() => undefined);
    expect(reached).toEqual([]);
    server.close();
  });

  it('names what the unsubscribe button of a mail program calls, where a mail can be turned off', async () => {
    const server = smtpSink();
    await once(server, 'listening');
    const arrived = once(server, 'mail') as Promise<[string]>;
    const oneClickUrl = 'https://api.example/functions/v1/stop-mails?token=t';
    await createMailer(
      `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      memoryMailbox(),
    )({ ...mail, oneClickUrl });
    const [letter] = await arrived;
    expect(letter.replace(/\r\n\s/g, '')).toContain(`List-Unsubscribe: <${oneClickUrl}>`);
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    server.close();
  });

  it('keeps it when the mail server does not answer', async () => {
    const complained = new Promise<string>((resolve) => {
      jest.spyOn(process.stderr, 'write').mockImplementation((text) => (resolve(String(text)), true));
    });
    const mailbox = memoryMailbox();
    await createMailer('smtp://127.0.0.1:1', mailbox)(mail);
    expect(mailbox.kept).toEqual([mail]);
    expect(await complained).toMatch(/^Mail to asha@example.com was not sent: /);
    jest.restoreAllMocks();
  });

  it.each([
    ['550 5.1.1 no such user', true, true],
    ['550 5.1.10 null MX', true, true],
    ['550 5.2.1 mailbox disabled', true, true],
    ['550 5.1.8 sender address refused', false, false],
    ['554 5.7.1 relay access denied', true, false],
    ['550 not wanted here', true, false],
    ['450 4.2.2 mailbox full', false, false],
  ])('a server that answers %s has refused it for good: %s, and the address: %s', async (...what) => {
    const [answer, isFinal, noSuchAddress] = what;
    const server = smtpSink(answer);
    await once(server, 'listening');
    const send = createOutboxMailer(
      `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      memoryMailbox(),
    );
    const failure = await send(mail).catch((error: unknown) => error);
    expect([failure instanceof MailRefused, String(failure)]).toEqual([
      isFinal,
      expect.stringContaining(answer),
    ]);
    expect(failure instanceof MailRefused && failure.noSuchAddress).toBe(noSuchAddress);
    server.close();
  });

  it('a server that refuses the sender refuses no mail for good: the next one would end as well', async () => {
    const server = smtpSink('553 sender not owned by user', 'MAIL');
    await once(server, 'listening');
    const failure = await createOutboxMailer(
      `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      memoryMailbox(),
    )(mail).catch((error: unknown) => error);
    expect(String(failure)).toContain('553 sender not owned');
    expect(failure).not.toBeInstanceOf(MailRefused);
    server.close();
  });

  it('a server that takes the connection and says nothing is given up after ten seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const sockets: Socket[] = [];
    const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connected = once(server, 'connection');
    const sent = createOutboxMailer(
      `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      memoryMailbox(),
    )(mail).catch((error: unknown) => error);
    await connected;
    // The other end has heard of it, too.
    while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await sent).toMatchObject({ code: 'ETIMEDOUT' });
    jest.useRealTimers();
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  it('a server that is away may take it later', async () => {
    const failure = await createOutboxMailer(
      'smtp://127.0.0.1:1',
      memoryMailbox(),
    )(mail).catch((error: unknown) => error);
    expect(String(failure)).toContain('ECONNREFUSED');
    expect(failure).not.toBeInstanceOf(MailRefused);
  });
});
