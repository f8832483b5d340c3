import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { createUser } from './shopFixtures';

const swapSql = 'select public.swap_registry($1, $2, $3, $4, $5, $6)';
const change = {
  sequence: 1,
  at: '2026-01-31T08:00:00Z',
  by: 'Asha',
  kind: 'release',
  remote: 'mf-cart',
  version: '1',
};
const swap = (tx: Transaction, expected: number, sequence: number, changes: object[] = [change]) =>
  tx.as('service_role', () =>
    tx.value<boolean>(swapSql, [
      expected,
      sequence,
      `{"sequence":${sequence}}`,
      'signature',
      'key',
      JSON.stringify(changes),
    ]),
  );
const read = (tx: Transaction, known: number) =>
  tx.as('service_role', () =>
    tx.rows('select sequence::int, payload from public.read_registry($1)', [known]),
  );

onOneEngine('what is live', (db) => {
  it('is swapped by whoever began with it as it is, together with its change', async () => {
    await rolledBack(db(), async (tx) => {
      expect(await read(tx, 0)).toEqual([]);
      expect(await swap(tx, 0, 1)).toBe(true);
      expect(await swap(tx, 0, 2)).toBe(false);
      expect(await swap(tx, 1, 1)).toBe(false);
      expect(await read(tx, 0)).toEqual([{ sequence: 1, payload: '{"sequence":1}' }]);
      expect(await read(tx, 1)).toEqual([]);
      expect(
        await swap(tx, 1, 2, [{ ...change, sequence: 2, kind: 'kill', from: '1', report: ['Seen.'] }]),
      ).toBe(true);
      const rows = await tx.as('service_role', () =>
        tx.rows(`select kind, "from", report from public.list_release_changes('mf-cart', 10)`),
      );
      expect(rows).toEqual([
        { kind: 'kill', from: '1', report: ['Seen.'] },
        { kind: 'release', from: null, report: [] },
      ]);
    });
  });

  it('stays as it is when its change cannot be noted', async () => {
    await rolledBack(db(), async (tx) => {
      await swap(tx, 0, 1);
      const params = [1, 2, '{}', 's', 'k', JSON.stringify([{ ...change, kind: 'magic' }])];
      expect(await tx.as('service_role', () => tx.refusal(swapSql, params))).toMatchObject({ code: '23514' });
      expect(await read(tx, 0)).toMatchObject([{ sequence: 1 }]);
    });
  });

  it('is not begun anew when it has gone missing', async () => {
    await rolledBack(db(), async (tx) => {
      await swap(tx, 0, 1);
      await tx.rows('delete from private.release_registry');
      const refusal = await tx.as('service_role', () => tx.refusal('select * from public.read_registry(0)'));
      expect(refusal).toMatchObject({ code: 'PT409', hint: 'REGISTRY_MISSING' });
    });
  });

  it('is swapped once when several begin with the same', async () => {
    const sequence = Number(
      (await db().query('select coalesce(max(sequence), 0) as last from private.release_registry')).rows[0]
        ?.last,
    );
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const connection = await db().connect();
        try {
          await connection.query(`select set_config('role', 'service_role', false)`);
          const { rows } = await connection.query(swapSql, [
            sequence,
            sequence + 1,
            `{"by":${index}}`,
            's',
            'k',
            JSON.stringify([{ ...change, by: `team ${index}` }]),
          ]);
          return rows[0]?.swap_registry === true ? index : undefined;
        } finally {
          await connection.query('reset role');
          await connection.release();
        }
      }),
    );
    const winners = outcomes.filter((index) => index !== undefined);
    expect(winners).toHaveLength(1);
    const { rows } = await db().query('select payload from private.release_registry');
    expect(rows).toEqual([{ payload: `{"by":${winners[0]}}` }]);
    const noted = await db().query('select by from public.release_changes');
    expect(noted.rows).toEqual([{ by: `team ${winners[0]}` }]);
  });
});

onOneEngine('who released what', (db) => {
  it('is for admins to read and for nobody to change', async () => {
    await rolledBack(db(), async (tx) => {
      const [admin, plain] = [
        await createUser(tx.rows, { app: { role: 'admin' } }),
        await createUser(tx.rows),
      ];
      await swap(tx, 0, 1);
      const rows = () => tx.rows('select by from public.release_changes');
      expect(await tx.as(admin, rows)).toEqual([{ by: 'Asha' }]);
      expect(await tx.as(plain, rows)).toEqual([]);
      for (const caller of ['anon', 'service_role'] as const)
        expect(await tx.as(caller, () => tx.refusal('select by from public.release_changes'))).toMatchObject({
          code: '42501',
        });
      expect(await tx.refusal('delete from public.release_changes')).toMatchObject({ code: '42501' });
      expect(await tx.value<string>('select by from public.release_changes')).toBe('Asha');
    });
  });

  it('tokens are known by their hash until they are revoked', async () => {
    await rolledBack(db(), async (tx) => {
      const service = <Result>(work: () => Promise<Result>) => tx.as('service_role', work);
      const list = () => service(() => tx.rows('select id, remotes, hash from public.list_release_tokens()'));
      const hash = 'a'.repeat(64);
      await service(() => tx.rows(`select public.add_release_token('t1', '{mf-cart}', $1, 'Asha')`, [hash]));
      expect(await list()).toEqual([{ id: 't1', remotes: ['mf-cart'], hash }]);
      const revoke = () => service(() => tx.value<boolean>(`select public.revoke_release_token('t1')`));
      expect([await revoke(), await revoke()]).toEqual([true, false]);
      expect(await list()).toEqual([]);
      expect(await tx.value<number>('select count(*)::int from private.release_tokens')).toBe(1);
    });
  });

  it('admins alone are told who they are', async () => {
    await rolledBack(db(), async (tx) => {
      const [admin, plain] = [
        await createUser(tx.rows, { app: { role: 'admin' } }),
        await createUser(tx.rows),
      ];
      const ask = 'select public.release_admin()';
      expect(await tx.as(admin, () => tx.value<string>(ask))).toContain('@');
      expect(await tx.as(plain, () => tx.refusal(ask))).toMatchObject({ hint: 'FORBIDDEN' });
      expect(await tx.as('anon', () => tx.refusal(ask))).toMatchObject({ hint: 'SIGN_IN_REQUIRED' });
    });
  });
});
