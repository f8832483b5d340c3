import { edgeFunctions } from '@shop/supabase/functions';
import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { createTestClient } from '../testing/testClient';
import { bundleForDeno, type DenoFunctions } from './testing/denoFunctions';
import { createBuyer, placeOrder, sweep, takeVariant } from './testing/paymentSteps';

describe('The invoice of an order', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(() => backend.stop());

  it('comes with the mail of its parcel, and is drawn for its owner alone', async () => {
    const buyer = await createBuyer(backend);
    const order = await placeOrder(buyer, await takeVariant(backend, 3), 'cod');
    for (const status of ['confirmed', 'packed', 'shipped'])
      await backend.sql('select private.set_order_status($1, $2)', [order.order_id, status]);
    const [{ number }] = (await buyer.client.rpc('get_invoices', { p_order: order.number })).data as [
      { number: string },
    ];
    const file = `${number.replaceAll('/', '-')}.pdf`;

    await sweep(backend);
    const mail = (await backend.mailbox(buyer.email)).find(({ subject }) => /on its way/.test(subject));
    expect(mail).toMatchObject({ files: [file] });
    const attached = await fetch(`${backend.url}/mailbox/${mail?.id}/files/0`);
    expect(attached.headers.get('content-type')).toBe('application/pdf');
    expect((await attached.text()).slice(0, 5)).toBe('%PDF-');
    expect((await fetch(`${backend.url}/mailbox/${mail?.id}/files/1`)).status).toBe(404);

    const ask = async (client = buyer.client, body: object = { order: order.number, number }) => {
      const { data, error } = await client.functions.invoke<Blob>('invoice', { body });
      return error
        ? ((await (error as { context: Response }).context.json()) as { hint: string }).hint
        : (await data!.text()).slice(0, 5);
    };
    expect(await ask()).toBe('%PDF-');
    expect(await ask((await createBuyer(backend)).client)).toBe('UNKNOWN_INVOICE');
    expect(await ask(createTestClient(backend))).toBe('SIGN_IN_REQUIRED');
    expect(await ask(buyer.client, { order: order.number, number: 'TD/26-27/999999' })).toBe(
      'UNKNOWN_INVOICE',
    );
    expect(await ask(buyer.client, { order: 7 })).toBe('UNKNOWN_INVOICE');

    const print = async (client: typeof buyer.client, body: object) => {
      const { data, error } = await client.functions.invoke<Blob>('order-papers', { body });
      return error
        ? ((await (error as { context: Response }).context.json()) as { hint: string }).hint
        : (await data!.text()).slice(0, 5);
    };
    const staff = createTestClient(backend);
    await staff.auth.signInWithPassword({ email: 'admin@example.com', password: 'admin-demo' });
    for (const kind of ['slips', 'labels', 'invoices'])
      expect(await print(staff, { kind, orders: [order.number] })).toBe('%PDF-');
    const slips = { kind: 'slips', orders: [order.number] };
    expect(await print(buyer.client, slips)).toBe('FORBIDDEN');
    expect(await print(createTestClient(backend), slips)).toBe('SIGN_IN_REQUIRED');
    expect(await print(staff, { ...slips, orders: order.number })).toBe('INVALID_REQUEST');
    expect(await print(staff, { ...slips, kind: 'letters' })).toBe('INVALID_INPUT');
    expect(await print(staff, { ...slips, orders: [order.number, 'TD0000000000'] })).toBe('NO_PAPER');

    // Guests' mails carry such a key.
    const [{ key }] = (await backend.sql(
      `select t.until || '-' || private.sign_link($1::uuid, t.until) as key
       from (select extract(epoch from now() + interval '1 day')::bigint as until) t`,
      [order.order_id],
    )) as [{ key: string }];
    const visitor = createTestClient(backend);
    expect(await ask(visitor, { order: order.number, number, key })).toBe('%PDF-');
    expect(await ask(visitor, { order: order.number, number, key: `${key.slice(0, -4)}0000` })).toBe(
      'UNKNOWN_INVOICE',
    );
  });

  describe('on Deno, as on a hosted project', () => {
    let deno: DenoFunctions | undefined;
    beforeAll(async () => {
      deno = await bundleForDeno(backend);
      if (!deno) console.warn('The edge functions DID NOT RUN on Deno: npm `deno` is not installed.');
    });
    afterAll(() => deno?.remove());

    it('have the functions the types that they say', async () => {
      await deno?.check();
    });

    it.each(Object.keys(edgeFunctions))('answers %s as it does here', async (name) => {
      const asked = (url: string, init: RequestInit) =>
        fetch(url, { redirect: 'manual', ...init, headers: { apikey: backend.publishableKey } });
      const tries: RequestInit[] = [{ method: 'POST', body: '{}' }, { method: 'POST', body: 'x' }, {}];
      const answers = (url: string) =>
        Promise.all(
          tries.map(async (init) => {
            const answer = await asked(url, init);
            return [answer.status, answer.headers.get('location'), await answer.text()];
          }),
        );
      const here = await answers(`${backend.url}/functions/v1/${name}`);
      expect(here.every(([status]) => Number(status) < 500)).toBe(true);
      await deno?.serve(name, async (url) => {
        expect(await answers(url)).toEqual(here);
        const preflight = await asked(url, { method: 'OPTIONS' });
        expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
          204,
          'http://localhost:3000',
        ]);
      });
    });

    it('draws the invoice, and sweeps', async () => {
      const buyer = await createBuyer(backend);
      const order = await placeOrder(buyer, await takeVariant(backend, 3), 'cod');
      for (const status of ['confirmed', 'packed', 'shipped'])
        await backend.sql('select private.set_order_status($1, $2)', [order.order_id, status]);
      const [{ number }] = (await buyer.client.rpc('get_invoices', { p_order: order.number })).data as [
        { number: string },
      ];
      const token = (await buyer.client.auth.getSession()).data.session?.access_token;
      await deno?.serve('invoice', async (url) => {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
          body: JSON.stringify({ order: order.number, number }),
        });
        expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
      });
      await deno?.serve('sweep', async (url) => {
        const answer = await fetch(url, { method: 'POST', headers: { apikey: backend.secretKey } });
        expect([answer.status, await answer.json()]).toEqual([200, expect.any(Object)]);
      });
    });
  });
});
