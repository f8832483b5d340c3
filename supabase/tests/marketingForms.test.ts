import { type Caller, onOneEngine, request, rolledBack, type Transaction } from '@shop/test-databases';
import vectors from '../../shared-kernel/src/domain/inquiry.vectors.json';
import { contactDraft, forms, guard } from './marketingFixtures';
import { createUser } from './shopFixtures';

const newId = () => crypto.randomUUID();

onOneEngine('public forms', (db) => {
  const sql = (rpc: string) => `select public.${rpc}($1::text::jsonb, $2::uuid) ->> 'reference' as reference`;
  const send = (
    tx: Transaction,
    rpc: string,
    input: object,
    id: string | null = newId(),
    caller: Caller = 'anon',
  ) => tx.as(caller, () => tx.value<string>(sql(rpc), [JSON.stringify({ ...guard, ...input }), id]));
  const refused = (tx: Transaction, rpc: string, input: unknown, id: string | null = newId()) =>
    tx.as('anon', () => tx.refusal(sql(rpc), [JSON.stringify(input), id]));
  const count = (tx: Transaction, table: string) =>
    tx.value<number>(`select count(*)::integer from public.${table}`);

  it.each(forms)('$rpc stores what was typed, once, and acknowledges it by mail', async (form) => {
    await rolledBack(db(), async (tx) => {
      const id = newId();
      const reference = await send(tx, form.rpc, form.draft, id);
      expect(reference).toMatch(new RegExp(`^${form.prefix}-[0-9A-HJKMNP-TV-Z]{6}$`));
      expect(await send(tx, form.rpc, form.draft, id)).toBe(reference);
      expect(await send(tx, form.rpc, { ...form.draft, message: 'changed' }, id)).toBe(reference);
      expect(await tx.rows(`select reference, email, user_id from public.${form.table}`)).toEqual([
        { reference, email: form.draft.email, user_id: null },
      ]);
      const mails = await tx.rows('select kind, recipient, payload from private.outbox');
      expect(mails).toEqual([
        {
          kind: `inquiry/${form.form}`,
          recipient: form.draft.email,
          payload: expect.objectContaining({ reference }) as unknown,
        },
      ]);
      expect(JSON.stringify(mails)).not.toContain('kurta');
    });
  });

  it('remembers who was signed in', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await send(tx, 'send_contact_message', { ...contactDraft, channel: 'chat' }, newId(), user);
      const rows = await tx.rows('select user_id, channel, status from public.contact_messages');
      expect(rows).toEqual([{ user_id: user.id, channel: 'chat', status: 'new' }]);
    });
  });

  it('decides on every vector as the browser does', async () => {
    const tried = vectors.map(({ form, field, value, repeat, valid }) => ({
      form,
      field,
      valid,
      value: value ?? String(repeat?.[0]).repeat(Number(repeat?.[1])),
    }));
    await rolledBack(db(), async (tx) => {
      for (const { form, field, value, valid } of tried) {
        const { rpc, draft } = forms.find((known) => known.form === form)!;
        const read = `select private.read_fields($1::text::jsonb, $2) ->> $3`;
        const params = [JSON.stringify({ ...draft, [field]: value }), form, field];
        const subject = `${form} ${field} ${value.slice(0, 40)}`;
        if (valid) {
          expect([subject, await tx.value(read, params)]).toEqual([subject, value.trim()]);
        } else {
          const refusal = await refused(tx, rpc, { ...guard, ...draft, [field]: value });
          expect({ subject, ...refusal }).toMatchObject({
            subject,
            code: 'PT422',
            hint: 'INVALID_FIELD',
            detail: { field },
          });
        }
      }
    });
  });

  it.each([[], null, 'x', 7, { ...guard, name: { first: 'Asha' } }, { ...guard, ...contactDraft, email: 7 }])(
    'refuses %j without storing it',
    async (input) => {
      await rolledBack(db(), async (tx) => {
        const stored = async () => {
          await tx.as('anon', () => tx.rows(sql('send_contact_message'), [JSON.stringify(input), newId()]));
        };
        await tx.rows('savepoint attempt');
        // Without a time and fields it is a machine, thanked and forgotten; with them, an invalid form.
        await stored().catch(() => tx.rows('rollback to savepoint attempt'));
        expect(await count(tx, 'contact_messages')).toBe(0);
      });
    },
  );

  it('needs a submission id', async () => {
    await rolledBack(db(), async (tx) => {
      expect(await refused(tx, 'send_contact_message', { ...guard, ...contactDraft }, null)).toMatchObject({
        hint: 'INVALID_FIELD',
        detail: { field: 'submission_id' },
      });
    });
  });

  it.each([{ fax: 'casino' }, { elapsed_ms: 300 }, { elapsed_ms: '4000' }, { elapsed_ms: null }])(
    'thanks a machine (%j) and forgets it',
    async (sign) => {
      await rolledBack(db(), async (tx) => {
        for (const { rpc, draft, table } of forms) {
          expect(await send(tx, rpc, { ...draft, ...sign })).toMatch(/^TD[CBV]-\w{6}$/);
          expect(await count(tx, table)).toBe(0);
        }
        expect(await tx.rows('select 1 from private.outbox')).toEqual([]);
      });
    },
  );

  it('keeps HTML and scripts as the text they are', async () => {
    await rolledBack(db(), async (tx) => {
      const message = `<script>alert('x')</script> '; drop table orders; --`;
      await send(tx, 'send_contact_message', { ...contactDraft, name: '<b>Asha</b>', message });
      expect(await tx.rows('select name, message from public.contact_messages')).toEqual([
        { name: '<b>Asha</b>', message },
      ]);
    });
  });

  it('hears a visitor ten times an hour, and a retry always', async () => {
    await rolledBack(db(), async (tx) => {
      const first = newId();
      const reference = await send(tx, 'send_contact_message', contactDraft, first);
      for (let sent = 1; sent < 10; sent += 1) await send(tx, 'send_contact_message', contactDraft);
      expect(await refused(tx, 'send_contact_message', { ...guard, ...contactDraft })).toMatchObject({
        code: 'PT429',
        hint: 'TOO_MANY_ATTEMPTS',
      });
      expect(await send(tx, 'send_contact_message', contactDraft, first)).toBe(reference);
      expect(await count(tx, 'contact_messages')).toBe(10);
    });
  });

  it('forgets what was written two years ago, except a complaint that is not settled and who sells here', async () => {
    await rolledBack(db(), async (tx) => {
      const kept: string[] = [];
      for (const { rpc, draft, table } of forms) {
        const old = await send(tx, rpc, draft);
        const held = await send(tx, rpc, draft);
        await tx.rows(`update public.${table} set created_at = now() - interval '2 years 1 day'`);
        kept.push(await send(tx, rpc, draft));
        const [row] = await tx.rows(`select id from public.${table} where reference = $1`, [old]);
        await tx.rows(
          `insert into public.inquiry_replies (reply_key, kind, inquiry_id, admin_email, message)
            values (gen_random_uuid(), 'contact', $1, 'staff@example.com', 'Dear Asha')`,
          [row?.id],
        );
        if (table === 'bulk_inquiries') continue;
        kept.push(held);
        await tx.rows(
          table === 'contact_messages'
            ? `with m as (select * from public.contact_messages where reference in ($1, $2))
                insert into private.grievances
                  (ticket, message_id, received_at, acknowledge_by, resolve_by, opened_email, acknowledged_at, resolved_at)
                select 'T-' || reference, id, created_at, now(), now(), '', now(),
                  case when reference = $2 then now() end from m`
            : `update public.vendor_applications set status = case when reference = $1 then 'live' else 'rejected' end
                where reference in ($1, $2)`,
          [held, old],
        );
      }
      await tx.rows(`insert into private.former_benefits (email_hash, benefit, uses, closed_at)
        values ('old', 'referral', 1, now() - interval '2 years 1 day'), ('new', 'referral', 1, now())`);
      expect(await tx.as('service_role', () => tx.value('select public.forget_contacts()'))).toBe(5);
      const left = await tx.rows(
        forms.map(({ table }) => `select reference from public.${table}`).join(' union all '),
      );
      expect(left.map(({ reference }) => reference).sort()).toEqual(kept.sort());
      expect(await count(tx, 'inquiry_replies')).toBe(0);
      expect(await tx.rows('select email_hash from private.former_benefits')).toEqual([
        { email_hash: 'new' },
      ]);
    });
  });

  it('stores one message when the same one arrives twice at once', async () => {
    const id = newId();
    const params = [JSON.stringify({ ...guard, ...contactDraft }), id];
    const answers = await Promise.all(
      [1, 2, 3].map(() => request(db(), 'anon', sql('send_contact_message'), params)),
    );
    expect(new Set(answers.map(([row]) => row?.reference)).size).toBe(1);
    const stored = `select count(*)::integer as n from public.contact_messages where submission_id = $1`;
    expect((await db().query(stored, [id])).rows).toEqual([{ n: 1 }]);
    await db().query('delete from public.contact_messages where submission_id = $1', [id]);
  });

  it.each(forms)('shows $table to admins, without its submission ids, and to nobody else', async (form) => {
    await rolledBack(db(), async (tx) => {
      const owner = await createUser(tx.rows);
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      await send(tx, form.rpc, form.draft, newId(), owner);
      expect(await count(tx, form.table)).toBe(1);
      const read = `select reference, email, status, assignee_id from public.${form.table}`;
      expect(await tx.as(admin, () => tx.rows(read))).toHaveLength(1);
      expect(await tx.as(owner, () => tx.rows(read))).toEqual([]);
      expect(await tx.as('anon', () => tx.refusal(read))).toMatchObject({ code: '42501' });
      for (const caller of ['anon', owner, admin] satisfies Caller[]) {
        for (const closed of [
          `select submission_id from public.${form.table}`,
          `update public.${form.table} set status = status`,
          `delete from public.${form.table}`,
          `select private.read_fields('{}', '${form.form}')`,
        ]) {
          expect(await tx.as(caller, () => tx.refusal(closed))).toMatchObject({ code: '42501' });
        }
      }
    });
  });
});
