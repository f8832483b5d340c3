import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { createUser } from './shopFixtures';

const send = (tx: Transaction, key: string, recipient: string | null = 'asha@example.com') =>
  tx.rows(`select private.send_mail('test/hello', $1, '{"code":"secret"}', $2)`, [recipient, key]);
const take = (tx: Transaction) => tx.as('service_role', () => tx.rows('select * from public.take_mails(10)'));
const finish = (tx: Transaction, id: unknown, error: string | null = null) =>
  tx.as('service_role', () => tx.rows('select public.finish_mail($1, $2)', [id, error]));

onOneEngine('the outbox', (db) => {
  const inShop = (test: (tx: Transaction) => Promise<void>) => rolledBack(db(), test);

  it('queues a mail once per key, and none to nobody', async () => {
    await inShop(async (tx) => {
      await send(tx, 'a');
      await send(tx, 'a');
      await send(tx, 'b', null);
      await send(tx, 'c', '');
      expect(await take(tx)).toEqual([
        expect.objectContaining({
          kind: 'test/hello',
          recipient: 'asha@example.com',
          payload: { code: 'secret' },
        }),
      ]);
    });
  });

  it('hands a mail to one sender at a time, and to another when the first dies', async () => {
    await inShop(async (tx) => {
      await send(tx, 'a');
      expect(await take(tx)).toHaveLength(1);
      expect(await take(tx)).toEqual([]);
      await tx.rows(`update private.outbox set next_attempt_at = next_attempt_at - interval '60 seconds'`);
      expect(await take(tx)).toHaveLength(1);
    });
  });

  it('forgets the secrets of what was sent', async () => {
    await inShop(async (tx) => {
      await send(tx, 'a');
      const [mail] = await take(tx);
      await finish(tx, mail?.id);
      expect(await tx.rows('select payload, sent_at is not null as sent from private.outbox')).toEqual([
        { payload: {}, sent: true },
      ]);
      await finish(tx, mail?.id, 'too late to fail');
      expect(await tx.rows('select last_error from private.outbox')).toEqual([{ last_error: null }]);
    });
  });

  it('gives up at once what the mail server will never take, and the staff may try it again', async () => {
    await inShop(async (tx) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      await send(tx, 'a');
      const [mail] = await take(tx);
      await tx.as('service_role', () =>
        tx.rows('select public.finish_mail($1, $2, true)', [mail?.id, '550 no such user']),
      );
      expect(await tx.rows('select attempts, failed_at is not null as failed from private.outbox')).toEqual([
        { attempts: 1, failed: true },
      ]);
      await tx.as(admin, () => tx.rows('select public.retry_mail($1)', [mail?.id]));
      expect(await take(tx)).toHaveLength(1);
    });
  });

  it('waits four times as long after every failure and gives up after eight', async () => {
    await inShop(async (tx) => {
      await send(tx, 'a');
      const waits = [];
      for (let n = 0; n < 8; n += 1) {
        await tx.rows('update private.outbox set next_attempt_at = now()');
        const [mail] = await take(tx);
        await finish(tx, mail?.id, 'no connection');
        waits.push(
          await tx.value('select extract(epoch from next_attempt_at - now())::integer from private.outbox'),
        );
      }
      expect(waits).toEqual([10, 40, 160, 640, 2560, 10240, 40960, 163840]);
      await tx.rows('update private.outbox set next_attempt_at = now()');
      expect(await take(tx)).toEqual([]);
      expect(
        await tx.rows('select attempts, last_error, failed_at is not null as failed from private.outbox'),
      ).toEqual([{ attempts: 8, last_error: 'no connection', failed: true }]);
    });
  });
});
