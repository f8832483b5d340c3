import { onOneEngine, request, rolledBack, type Transaction } from '@shop/test-databases';
import { addressDraft, createAddress, createUser } from './shopFixtures';

const saveSql = 'select * from public.save_address($1::text::jsonb)';

const save = async (tx: Transaction, address: object) =>
  (await tx.rows(saveSql, [JSON.stringify(address)]))[0];

onOneEngine('save_address', (db) => {
  it('makes the first address the default and leaves later ones alone', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await tx.as(user, async () => {
        expect(await save(tx, addressDraft)).toMatchObject({
          ...addressDraft,
          user_id: user.id,
          is_default: true,
        });
        expect(await save(tx, { ...addressDraft, type: 'office' })).toMatchObject({
          type: 'office',
          is_default: false,
        });
      });
    });
  });

  it('has no way round its rules: rows that are written directly take no control characters either', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await tx.as(user, async () => {
        const saved = await save(tx, addressDraft);
        for (const field of ['name', 'address', 'city', 'state']) {
          for (const wrong of ['a\u0007b', 'a\tb', 'a\u001bb', ...(field === 'address' ? [] : ['a\nb'])]) {
            const update = `update public.addresses set ${field} = $1`;
            expect([field, wrong, await tx.refusal(update, [wrong])]).toEqual([
              field,
              wrong,
              expect.objectContaining({ code: '23514' }),
            ]);
          }
        }
        await tx.rows(`update public.addresses set address = $1, name = $2`, ['Flat 2,\r\nMG Road', 'आशा']);
        expect(await tx.rows('select id from public.addresses')).toEqual([{ id: saved?.id }]);
      });
    });
  });

  it('keeps an address once, however often it is sent: its first answer may have been lost', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await tx.as(user, async () => {
        const office = { ...addressDraft, type: 'office' };
        const first = await save(tx, addressDraft);
        const second = await save(tx, office);
        expect(await save(tx, { ...addressDraft, is_default: false })).toEqual(first);
        expect(await save(tx, office)).toEqual(second);
        expect(await save(tx, { ...office, is_default: true })).toEqual({ ...second, is_default: true });
        expect(await tx.rows('select id from public.addresses')).toHaveLength(2);
      });
    });
  });

  it('moves the default', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await tx.as(user, async () => {
        await save(tx, addressDraft);
        await save(tx, { ...addressDraft, name: 'Second', is_default: true });
        const rows = await tx.rows('select name from public.addresses where is_default');
        expect(rows).toEqual([{ name: 'Second' }]);
      });
    });
  });

  it('changes an address in place, keeps its default, and trims what people type', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await tx.as(user, async () => {
        const first = await save(tx, addressDraft);
        const changed = await save(tx, {
          ...addressDraft,
          id: first?.id,
          name: '  Asha S \n',
          address: 'Flat 2,\nMG Road',
        });
        expect(changed).toMatchObject({
          id: first?.id,
          name: 'Asha S',
          address: 'Flat 2,\nMG Road',
          is_default: true,
        });
        expect(await tx.rows('select id from public.addresses')).toHaveLength(1);
      });
    });
  });

  it.each([
    ['type', 'castle'],
    ['name', '   '],
    ['name', 'Asha\u0007Rao'],
    ['name', 'x'.repeat(101)],
    ['phone', '5876543210'],
    ['phone', '98765 43210'],
    ['phone', 9876543210],
    ['address', ''],
    ['address', 'x'.repeat(301)],
    ['city', null],
    ['state', undefined],
    ['pincode', '044001'],
    ['pincode', '4400011'],
    ['is_default', 'yes'],
  ])('names the wrong field: %s = %p', async (field, value) => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const draft = JSON.stringify({ ...addressDraft, [field]: value });
      const refusal = await tx.as(user, () => tx.refusal(saveSql, [draft]));
      expect(refusal).toMatchObject({ code: 'PT422', hint: 'INVALID_ADDRESS', detail: { field } });
    });
  });

  it('refuses a state that the PIN code contradicts, and leaves it to the shopper where the code says none', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await tx.as(user, async () => {
        expect(
          await tx.refusal(saveSql, [JSON.stringify({ ...addressDraft, pincode: '560001' })]),
        ).toMatchObject({
          code: 'PT422',
          hint: 'INVALID_ADDRESS',
          message: 'PIN code 560001 is in Karnataka. Choose that state, or correct the PIN code.',
          detail: { field: 'state', pin: '560001' },
        });
        const right = { ...addressDraft, city: 'Bengaluru', state: 'karnataka', pincode: '560001' };
        expect(await save(tx, right)).toMatchObject(right);
        // 396 lies in Gujarat and in Daman, and no area begins with 10.
        for (const pincode of ['396210', '100001'])
          expect(await save(tx, { ...addressDraft, pincode })).toMatchObject({
            pincode,
            state: 'Maharashtra',
          });
      });
    });
  });

  it.each(['[]', 'null', '"x"'])('refuses %s', async (value) => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const refusal = await tx.as(user, () => tx.refusal(saveSql, [value]));
      expect(refusal).toMatchObject({ code: 'PT422', hint: 'INVALID_ADDRESS' });
    });
  });

  it('does not find an address of somebody else, nor nonsense', async () => {
    await rolledBack(db(), async (tx) => {
      const owner = await createUser(tx.rows);
      const stranger = await createUser(tx.rows);
      const id = await createAddress(tx.rows, owner);
      for (const wanted of [id, 'nonsense', 7]) {
        const draft = JSON.stringify({ ...addressDraft, id: wanted, name: 'Hacked' });
        const refusal = await tx.as(stranger, () => tx.refusal(saveSql, [draft]));
        expect(refusal).toMatchObject({ code: 'PT404', hint: 'UNKNOWN_ADDRESS' });
      }
      expect(await tx.value('select name from public.addresses where id = $1', [id])).toBe('Asha Rao');
    });
  });

  it('asks visitors to sign in', async () => {
    await rolledBack(db(), async (tx) => {
      const refusal = await tx.as('anon', () => tx.refusal(saveSql, [JSON.stringify(addressDraft)]));
      expect(refusal).toMatchObject({ code: 'PT401', hint: 'SIGN_IN_REQUIRED' });
    });
  });

  const insertSql = `insert into public.addresses (name, phone, address, city, state, pincode)
    select r.name, r.phone, r.address, r.city, r.state, r.pincode
    from jsonb_populate_record(null::public.addresses, $1::text::jsonb) r`;

  it.each([
    ['through save_address', saveSql, 1],
    ['written directly', insertSql, 0],
  ])('keeps at most 20 addresses and one default of 30 at once, %s', async (_, sql, defaults) => {
    const run = async (text: string, params?: unknown[]) => (await db().query(text, params)).rows;
    const user = await createUser(run);
    const draftOf = (name: string) => JSON.stringify({ ...addressDraft, name, is_default: true });
    const attempts = await Promise.allSettled(
      Array.from({ length: 30 }, (__, index) => request(db(), user, sql, [draftOf(`Asha ${index}`)])),
    );
    const refused = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(refused).toHaveLength(10);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'PT422', hint: 'ADDRESS_LIMIT' });
    const totals = `select count(*)::integer as saved, count(*) filter (where is_default)::integer as defaults
      from public.addresses where user_id = $1`;
    expect(await run(totals, [user.id])).toEqual([{ saved: 20, defaults }]);
  });

  it('keeps one default also for rows written directly', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const insert = `insert into public.addresses (name, phone, address, city, state, pincode, is_default)
        values ('A', '9876543210', 'B', 'C', 'D', '440001', true)`;
      await tx.as(user, async () => {
        await tx.rows(insert);
        expect(await tx.refusal(insert)).toMatchObject({ code: '23505' });
      });
    });
  });
});
