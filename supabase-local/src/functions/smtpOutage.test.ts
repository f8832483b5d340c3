import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { smtpSink } from '../mail/smtpSink';
import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { newAddress } from '../testing/testClient';
import { sweep } from './testing/paymentSteps';

describe('A mail server that fails', () => {
  let backend: TestBackend;
  let mailServer: Server;
  let down = true;
  const taken: string[] = [];
  beforeAll(async () => {
    mailServer = smtpSink();
    mailServer.prependListener('connection', (socket) => down && socket.destroy());
    mailServer.on('mail', (letter: string) => taken.push(/^To: (.*)$/m.exec(letter)?.[1]?.trim() ?? ''));
    await once(mailServer, 'listening');
    const { port } = mailServer.address() as AddressInfo;
    backend = await startTestBackend({ smtpUrl: `smtp://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await backend.stop();
    mailServer.close();
  });

  it('gets the mail later, and the mailbox shows it once', async () => {
    const recipient = newAddress('late');
    const payload = JSON.stringify({ amount: 500, sender_name: 'Ravi', message: '', code: 'TDGC' });
    await backend.sql('select private.send_mail($1, $2, $3::jsonb, $2)', [
      'gift-card/issued',
      recipient,
      payload,
    ]);
    await sweep(backend);
    const [kept] = await backend.sql(
      `select attempts, sent_at, payload ->> 'code' as code, extract(epoch from next_attempt_at - taken_at) as wait
       from private.outbox where recipient = $1`,
      [recipient],
    );
    expect(kept).toMatchObject({ attempts: 1, sent_at: null, code: 'TDGC' });
    expect(Number(kept!.wait)).toBeGreaterThanOrEqual(10);

    down = false;
    // However long this test takes.
    await backend.sql(
      "update private.outbox set next_attempt_at = now() + interval '1 hour' where recipient = $1",
      [recipient],
    );
    await sweep(backend);
    expect(taken).toEqual([]);
    await backend.sql('update private.outbox set next_attempt_at = now() where recipient = $1', [recipient]);
    await sweep(backend);
    expect(taken).toEqual([recipient]);
    expect(await backend.mailbox(recipient)).toHaveLength(1);
  });
});
