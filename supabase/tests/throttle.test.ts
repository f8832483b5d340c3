import { type Caller, onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { setVisitorAddress } from './setVisitorAddress';
import { createUser } from './shopFixtures';

onOneEngine('the limit on visitors', (db) => {
  const checkSql = 'select public.check_gift_card($1)';
  const check = (tx: Transaction, code: string, caller: Caller = 'anon') =>
    tx.as(caller, () => tx.rows(checkSql, [code]));
  const refused = (tx: Transaction, code: string, caller: Caller = 'anon') =>
    tx.as(caller, () => tx.refusal(checkSql, [code]));
  const tooMany = { code: 'PT429', hint: 'TOO_MANY_ATTEMPTS' };
  const key = (tx: Transaction) => tx.value<string | null>('select private.client_key()');

  it('does not care what a visitor claims', async () => {
    await rolledBack(db(), async (tx) => {
      for (let n = 0; n < 10; n += 1) {
        await setVisitorAddress(tx, '203.0.113.7', { 'x-forwarded-for': `198.51.100.${n}` });
        await check(tx, `TDGC-WRONG-${n}`);
      }
      await setVisitorAddress(tx, '203.0.113.7', { 'x-forwarded-for': '198.51.100.99' });
      expect(await refused(tx, 'TDGC-WRONG-11')).toMatchObject(tooMany);
      await setVisitorAddress(tx, '203.0.113.8', { 'x-forwarded-for': '198.51.100.1' });
      await check(tx, 'TDGC-WRONG-12');
    });
  });

  it('knows a visitor again however the address is written', async () => {
    await rolledBack(db(), async (tx) => {
      const keyOf = async (address: string) => {
        await setVisitorAddress(tx, address);
        return key(tx);
      };
      const v4 = await keyOf('203.0.113.7');
      expect(v4).toMatch(/^[0-9a-f]{64}$/);
      for (const same of [' 203.0.113.7 ', '203.0.113.7:5123', '::ffff:203.0.113.7']) {
        expect([same, await keyOf(same)]).toEqual([same, v4]);
      }
      expect(await keyOf('203.0.113.8')).not.toBe(v4);
      const v6 = await keyOf('2001:db8:1:2:3:4:5:6');
      expect(await keyOf('[2001:DB8:1:2::9]:443')).toBe(v6);
      expect(await keyOf('2001:db8:1:3::9')).not.toBe(v6);
      for (const nobody of [
        '',
        'unknown',
        '203.0.113',
        '999.1.1.1',
        'x'.repeat(9000),
        '203.0.113.7/0',
        ',',
      ]) {
        expect([nobody.slice(0, 20), await keyOf(nobody)]).toEqual([nobody.slice(0, 20), null]);
      }
    });
  });

  it('counts from the trusted end where another header is configured', async () => {
    await rolledBack(db(), async (tx) => {
      await setVisitorAddress(tx, '192.0.2.1', {});
      const expected = await key(tx);
      await tx.rows(`update private.visitor_header set name = 'x-forwarded-for', from_end = 2`);
      const forwarded = ['198.51.100.9', '192.0.2.1', '10.0.0.1'].join(', ');
      await setVisitorAddress(tx, '203.0.113.7', { 'x-forwarded-for': forwarded });
      expect(await key(tx)).toBe(expected);
      await setVisitorAddress(tx, '203.0.113.7', { 'x-forwarded-for': '198.51.100.9' });
      expect(await key(tx)).toBeNull();
    });
  });

  it('lets nobody lock the others out where no address is known', async () => {
    await rolledBack(db(), async (tx) => {
      for (let n = 0; n < 10; n += 1) await check(tx, `TDGC-AAAA-${n}`);
      expect(await refused(tx, 'TDGC-AAAA-11')).toMatchObject(tooMany);
      await check(tx, 'TDGC-BBBB-0000-0000-0000');
      await check(tx, 'TDGC-AAAA-12', await createUser(tx.rows));
      await tx.rows(
        `insert into private.throttle_hits (bucket, key) select 'gift-card/check/unknown', 'all' from generate_series(1, 500)`,
      );
      expect(await refused(tx, 'TDGC-CCCC-1')).toMatchObject(tooMany);
      await setVisitorAddress(tx, '203.0.113.7');
      await check(tx, 'TDGC-CCCC-1');
    });
  });

  it('counts tries that come at once one after the other', async () => {
    for (const [address, allowed] of [
      ['203.0.113.50', 10],
      [undefined, 10],
    ] as const) {
      const tries = Array.from({ length: 25 }, async () => {
        const connection = await db().connect();
        try {
          await connection.query('begin');
          const headers = JSON.stringify(address ? { 'cf-connecting-ip': address } : {});
          await connection.query(
            `select set_config('request.headers', $1, true), set_config('role', 'anon', true)`,
            [headers],
          );
          await connection.query(checkSql, ['TDGC-RACE-1']);
          await connection.query('commit');
        } catch (error) {
          await connection.query('rollback');
          throw error;
        } finally {
          await connection.release();
        }
      });
      const outcomes = await Promise.allSettled(tries);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(allowed);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'PT429' });
      }
    }
  });
});
