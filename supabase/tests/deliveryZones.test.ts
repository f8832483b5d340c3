import { onOneEngine, type Transaction } from '@shop/test-databases';
import { inOrderShop } from './orderShop';
import { createUser, orderParams, placeOrderSql } from './shopFixtures';

interface Place {
  pin: string;
  city: string | null;
  state: string | null;
  serviceable: boolean;
  cash: boolean;
  standard: { from: string; to: string } | null;
  express: { from: string; to: string } | null;
}

const placeSql = 'select private.delivery_of($1, $2::timestamptz) as place';

/** Moves all addresses, with their state where the PIN code says it. */
const moveSql = `update public.addresses
  set pincode = $1, state = coalesce(public.delivery_to($1) ->> 'state', state)`;
const morning = '2026-11-21T06:00:00Z';

onOneEngine('delivery zones', (db) => {
  const places = async (pins: string[], at = morning) => {
    const rows: Place[] = [];
    for (const pin of pins) rows.push((await db().query(placeSql, [pin, at])).rows[0]?.place as Place);
    return rows;
  };
  const inShop = (
    test: (tools: {
      tx: Transaction;
      shop: Parameters<Parameters<typeof inOrderShop>[1]>[1];
      call: <Answer>(sql: string, params?: unknown[]) => Promise<Answer>;
      refused: Transaction['refusal'];
    }) => Promise<void>,
  ) =>
    inOrderShop(db(), async (tx, shop) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      await test({
        tx,
        shop,
        call: (sql, params) => tx.as(admin, () => tx.value(`select public.${sql}`, params)),
        refused: (sql, params) => tx.as(admin, () => tx.refusal(`select public.${sql}`, params)),
      });
    });
  const json = (value: object) => [JSON.stringify(value)];

  it('promise days of the calendar in India, whatever the hour elsewhere', async () => {
    const metro = {
      standard: { from: '2026-11-24', to: '2026-11-26' },
      express: { from: '2026-11-22', to: '2026-11-23' },
    };
    expect(await places(['440001'])).toEqual([
      { pin: '440001', city: 'Nagpur', state: 'Maharashtra', serviceable: true, cash: true, ...metro },
    ]);
    // Half past midnight in Nagpur, still the day before in Greenwich.
    expect((await places(['440001'], '2026-11-20T19:00:00Z'))[0]).toMatchObject(metro);
  });

  it('take the longest beginning, and name a place only where all of its codes lie', async () => {
    const named = (await places(['110001', '201301', '201310', '396210', '400601', '533464', '194101'])).map(
      ({ city, state }) => [city, state],
    );
    expect(named).toEqual([
      ['Delhi', 'Delhi'],
      ['Noida', 'Uttar Pradesh'],
      [null, 'Uttar Pradesh'],
      [null, null],
      [null, 'Maharashtra'],
      [null, 'Puducherry'],
      [null, 'Ladakh'],
    ]);
  });

  it('say where express, cash or anything at all is not possible', async () => {
    const possible = (await places(['560001', '411001', '413001', '744101', '900001', '100001'])).map(
      ({ serviceable, cash, standard, express }) => [serviceable, cash, standard?.to, express?.to],
    );
    expect(possible).toEqual([
      [true, true, '2026-11-26', '2026-11-23'],
      [true, true, '2026-11-26', '2026-11-24'],
      [true, true, '2026-11-26', undefined],
      [true, false, '2026-11-28', undefined],
      [false, false, undefined, undefined],
      [false, false, undefined, undefined],
    ]);
  });

  it('know every state, and every postal circle', async () => {
    const { rows } = await db().query(`select
      (select count(distinct state)::integer from public.delivery_areas) as states,
      (select count(*)::integer from public.delivery_areas where char_length(prefix) = 2) as circles`);
    // Daman, Diu and Silvassa share their beginnings with Gujarat, so their union territory is never named.
    expect(rows).toEqual([{ states: 35, circles: 79 }]);
  });

  it.each(['', '44000', '4400011', '040001', '44 001', "440001'; --", '\n440001'])(
    'refuse %j as a PIN code',
    async (pin) => {
      await inShop(async ({ tx }) => {
        const refusal = await tx.as('anon', () => tx.refusal('select public.delivery_to($1)', [pin]));
        expect(refusal).toMatchObject({ code: 'PT400', hint: 'INVALID_PIN' });
        expect(await tx.as('anon', () => tx.refusal('select public.delivery_to(null)'))).toMatchObject({
          hint: 'INVALID_PIN',
        });
      });
    },
  );

  it('decide what an order may be, and what it is promised', async () => {
    await inShop(async ({ tx, shop, call }) => {
      const attempt = async (pin: string, draft: object) => {
        await tx.rows(moveSql, [pin]);
        const before = await tx.value<number>('select count(*)::integer from public.orders');
        const refusal = await tx.as(shop.shopper, () =>
          tx.refusal(placeOrderSql, orderParams({ ...shop.draft, ...draft })),
        );
        expect(await tx.value('select count(*)::integer from public.orders')).toBe(before);
        return [refusal.hint, refusal.detail];
      };
      const express = { delivery: 'express', total: 745 };
      expect(await attempt('900001', {})).toEqual(['UNSERVICEABLE_PIN', { pin: '900001' }]);
      expect(await attempt('413001', express)).toEqual(['NO_EXPRESS', { pin: '413001' }]);
      expect(await attempt('744101', {})).toEqual(['NO_CASH', { pin: '744101' }]);

      await tx.rows(moveSql, ['793001']);
      await tx.as(shop.shopper, () => tx.rows(placeOrderSql, orderParams(shop.draft)));
      const promised = `select promised_from - placed as first, promised_to - placed as last from
        (select o.*, (o.placed_at at time zone 'Asia/Kolkata')::date as placed from public.orders o) o`;
      expect(await tx.rows(promised)).toEqual([{ first: 4, last: 7 }]);

      // What the staff changes counts for the next order and leaves this one alone.
      await call(
        'save_delivery_zone($1::text::jsonb)',
        json({ ...remote, standard_from: '9', standard_to: '9' }),
      );
      expect(await tx.rows(promised)).toEqual([{ first: 4, last: 7 }]);
    });
  });

  const remote = {
    id: 'remote',
    title: 'Hills',
    serviceable: 'true',
    cash: 'false',
    standard_from: '5',
    standard_to: '8',
    express_from: '',
    express_to: '',
  };

  it('tell the second of two what the first has made of a zone, or that an area is gone', async () => {
    await inShop(async ({ call, refused }) => {
      await call('save_delivery_zone($1::text::jsonb)', json(remote));
      const zone = 'save_delivery_zone($1::text::jsonb, $2::text::jsonb)';
      const opened = { ...remote, cash: false, standard_from: 5 };
      await call(zone, [...json({ ...remote, cash: 'true' }), ...json(opened)]);
      expect(await refused(zone, [...json({ ...remote, title: 'Far' }), ...json(opened)])).toMatchObject({
        hint: 'STALE',
        detail: { fields: { cash: true } },
      });
      const place = { prefix: '7930', zone_id: 'remote', city: '', state: 'Meghalaya' };
      const area = 'save_delivery_area($1::text::jsonb, $2::text::jsonb)';
      await call(area, [...json(place), '{}']);
      const asOpened = (change: object) => [
        ...json({ ...place, ...change }),
        ...json({ ...place, city: null }),
      ];
      await call(area, asOpened({ city: 'Shillong' }));
      expect(await refused(area, asOpened({ city: 'Jowai' }))).toMatchObject({ hint: 'STALE' });
      await call(`delete_delivery_area('7930')`);
      expect(await refused(area, asOpened({ city: 'Jowai' }))).toMatchObject({ hint: 'STALE' });
    });
  });

  it('are edited by the staff, with a line in the log for each change', async () => {
    await inShop(async ({ tx, call }) => {
      await call('save_delivery_zone($1::text::jsonb)', json(remote));
      await call(
        'save_delivery_zone($1::text::jsonb)',
        json({ ...remote, id: 'Drones', express_from: '1', express_to: '1' }),
      );
      const area = { prefix: '7930', zone_id: 'drones', city: ' Shillong ', state: 'Meghalaya' };
      await call('save_delivery_area($1::text::jsonb)', json(area));
      await call('save_delivery_area($1::text::jsonb)', json({ prefix: '10', zone_id: 'remote' }));
      const placeOf = (pin: string) =>
        tx.as('anon', () => tx.value<Place>('select public.delivery_to($1)', [pin]));
      expect(await placeOf('793001')).toMatchObject({ city: 'Shillong', cash: false });
      expect((await placeOf('793001')).express).not.toBeNull();
      expect(await placeOf('100001')).toMatchObject({ serviceable: true, state: null });
      for (let clicks = 0; clicks < 2; clicks += 1) await call(`delete_delivery_area('10')`);
      expect(await placeOf('100001')).toMatchObject({ serviceable: false });
      expect(
        await tx.rows(
          `select action, target from public.admin_actions where action like 'delivery/%' order by id`,
        ),
      ).toEqual([
        { action: 'delivery/zone-saved', target: 'remote' },
        { action: 'delivery/zone-saved', target: 'drones' },
        { action: 'delivery/area-saved', target: '7930' },
        { action: 'delivery/area-saved', target: '10' },
        { action: 'delivery/area-deleted', target: '10' },
      ]);
      const { zones, areas } = await call<{ zones: { id: string }[]; areas: { prefix: string }[] }>(
        'get_admin_delivery()',
      );
      expect(zones.map(({ id }) => id)).toContain('drones');
      expect(areas.find(({ prefix }) => prefix === '7930')).toEqual({
        ...{ prefix: '7930', zone_id: 'drones', city: 'Shillong', state: 'Meghalaya' },
      });
    });
  });

  it.each([
    ['zone', { ...remote, id: 'x' }, 'id'],
    ['zone', { ...remote, id: ' Remote', is_created: true }, 'id'],
    ['zone', { ...remote, standard_from: '1e1' }, 'standard_from'],
    ['zone', { ...remote, standard_to: '५' }, 'standard_to'],
    ['zone', { ...remote, express_from: '0', express_to: '1' }, 'express_from'],
    ['zone', { ...remote, express_from: { days: 1 }, express_to: '1' }, 'express_from'],
    ['zone', { ...remote, title: ' ' }, 'title'],
    ['zone', { ...remote, standard_to: '61' }, 'standard_to'],
    ['zone', { ...remote, standard_to: '4' }, 'standard_to'],
    ['zone', { ...remote, express_from: '2' }, 'express_to'],
    ['zone', { ...remote, express_from: '2', express_to: '1' }, 'express_to'],
    ['area', { prefix: '4', zone_id: 'metro' }, 'prefix'],
    ['area', { prefix: '0440', zone_id: 'metro' }, 'prefix'],
    ['area', { prefix: '44०0', zone_id: 'metro' }, 'prefix'],
    ['area', { prefix: '44\n', zone_id: 'metro', is_created: 'true' }, 'prefix'],
    ['area', { prefix: '4400', zone_id: 'metro', is_created: true }, 'prefix'],
    ['area', { prefix: '4400', zone_id: 'moon' }, 'zone_id'],
    ['area', { prefix: '4400' }, 'zone_id'],
    ['area', { prefix: '4400', zone_id: 'metro', city: 'Nagpur' }, 'state'],
    ['area', { prefix: '75', zone_id: 'country', state: 'Orissa' }, 'state'],
  ])('refuse a %s such as %j', async (kind, value, field) => {
    await inShop(async ({ refused }) => {
      expect(await refused(`save_delivery_${kind}($1::text::jsonb)`, json(value))).toMatchObject({
        ...{ code: 'PT422', hint: 'INVALID_INPUT', detail: { field } },
      });
    });
  });

  it('are changed by nobody else', async () => {
    await inShop(async ({ tx, shop }) => {
      for (const sql of [
        'get_admin_delivery()',
        `save_delivery_zone('{}')`,
        `save_delivery_area('{}')`,
        `delete_delivery_area('11')`,
      ]) {
        expect(await tx.as(shop.shopper, () => tx.refusal(`select public.${sql}`))).toMatchObject({
          hint: 'FORBIDDEN',
        });
        expect(await tx.as('anon', () => tx.refusal(`select public.${sql}`))).toMatchObject({
          hint: 'SIGN_IN_REQUIRED',
        });
      }
      for (const sql of [
        `update public.delivery_zones set cash = true`,
        `insert into public.delivery_areas (prefix, zone_id) values ('10', 'metro')`,
        `delete from public.delivery_areas`,
      ])
        expect(await tx.as(shop.shopper, () => tx.refusal(sql))).toMatchObject({ code: '42501' });
    });
  });
});
