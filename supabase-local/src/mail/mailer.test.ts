import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Mail, Mailbox } from './mailbox';
import { createMailer } from './mailer';

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
  };
}

/** As much of SMTP as it takes to be handed one mail, which it emits as `mail`. */
function smtpSink(): Server {
  const server = createServer((socket: Socket) => {
    let letter: string | undefined;
    socket.write('220 sink\r\n');
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      if (letter !== undefined) {
        letter += text;
        if (!letter.endsWith('\r\n.\r\n')) return;
        server.emit('mail', letter);
        letter = undefined;
        socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(text)) {
        letter = '';
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  return server.listen(0, '127.0.0.1');
}

describe('sending mail', () => {
  it('hands it to the mail server and keeps it as well', async () => {
    const server = smtpSink();
    await once(server, 'listening');
    const mailbox = memoryMailbox();
    const arrived = once(server, 'mail') as Promise<[string]>;
    await createMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mailbox)(mail);
    const [letter] = await arrived;
    expect(letter).toContain('To: asha@example.com');
    expect(letter).toContain('Subject: Confirm');
    expect(letter).toContain('Hello there');
    expect(mailbox.kept).toEqual([mail]);
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
});
