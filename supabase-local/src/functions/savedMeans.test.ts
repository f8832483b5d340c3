import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { createTestClient } from '../testing/testClient';
import {
  type Buyer,
  createBuyer,
  openCheckout,
  press,
  type ProviderPage,
  returnWay,
  step,
  sweep,
} from './testing/paymentSteps';

const shop = 'http://localhost:3000';

describe('Saved cards and UPI ids', () => {
  let backend: TestBackend;
  let buyer: Buyer;
  beforeAll(async () => {
    backend = await startTestBackend();
    buyer = await createBuyer(backend);
  });
  afterAll(() => backend.stop());

  const card = { number: '5555 5555 5555 4444', expiry: '09/31', cvv: '321', name: 'Asha Rao' };
  const startCard = async (returnTo?: string) => {
    const { data, error } = await buyer.client.functions.invoke<ProviderPage>('saved-card-start', {
      body: { return_to: returnTo },
    });
    if (error) throw (error as { context: Response }).context;
    return openCheckout(data!);
  };
  const savedCards = async () =>
    (await buyer.client.from('saved_cards').select('brand, last4, expiry_month, expiry_year, holder_name'))
      .data;

  it('are an account’s: a guest, who may buy, saves no card and sends no photo of a review', async () => {
    const [before] = await backend.sql('select phase from public.shop_settings');
    await backend.sql(`update public.shop_settings set phase = 'live'`);
    const guest = createTestClient(backend);
    expect((await guest.auth.signInAnonymously()).error).toBeNull();
    await backend.sql('update public.shop_settings set phase = $1', [before!.phase]);
    const hintOf = async (name: string) => {
      const { error } = await guest.functions.invoke(name, { body: {} });
      return ((await (error as { context: Response }).context.json()) as { hint: string }).hint;
    };
    for (const name of ['saved-card-start', 'review-photo'])
      expect([name, await hintOf(name)]).toEqual([name, 'SIGN_IN_REQUIRED']);
    expect(await hintOf('vpa-verify')).toBe('UNKNOWN_VPA');
  });

  it('keeps what the provider tells of a card, and never its number', async () => {
    const page = await startCard();
    const back = returnWay(await press(page, 'save', card));
    expect(await step(back)).toEqual({ status: 303, location: `${shop}/saved-cards?outcome=added` });
    const kept = {
      brand: 'mastercard',
      last4: '4444',
      expiry_month: 9,
      expiry_year: 2031,
      holder_name: 'Asha Rao',
    };
    expect(await savedCards()).toEqual([kept]);
    const everywhere = await backend.sql(`select
      (select string_agg(t::text, '') from sandbox_pay.tokens t) ||
      (select string_agg(p::text, '') from sandbox_pay.payments p) || (select string_agg(c::text, '') from public.saved_cards c) as text`);
    expect(String(everywhere[0]!.text)).not.toMatch(/5555[ -]?5555/);

    const fields = { ...back.fields, razorpay_payment_id: 'pay_of_somebody' };
    expect(await step({ url: back.url, fields })).toMatchObject({ status: 400 });
    expect(await savedCards()).toEqual([kept]);
  });

  it('has the provider forget a deleted card, although it was down at first', async () => {
    const back = returnWay(
      await press(await startCard(), 'save', { ...card, number: '4111 1111 1111 1111' }),
    );
    await step(back);
    const { data } = await buyer.client.from('saved_cards').select('id').eq('brand', 'visa').single();
    const keptThere = async () =>
      (await backend.sql(`select id from sandbox_pay.tokens where card ->> 'last4' = '1111'`)).length;
    expect(await keptThere()).toBe(1);

    await backend.sql('alter table sandbox_pay.tokens rename to tokens_away');
    await buyer.client.rpc('delete_card', { p_card_id: data?.id as string });
    expect(await (await sweep(backend)).json()).toMatchObject({ cards: 0 });
    await backend.sql('alter table sandbox_pay.tokens_away rename to tokens');
    expect(await keptThere()).toBe(1);
    await backend.sql('update private.card_revocations set next_attempt_at = now()');
    expect(await (await sweep(backend)).json()).toMatchObject({ cards: 1 });
    expect(await keptThere()).toBe(0);
  });

  it('leaves no card at the provider that the account has no room for', async () => {
    const page = await startCard();
    await backend.sql(
      `select public.save_card_token($1, 'filler' || n, 'visa', '4242', 1, 2035, '') from generate_series(1, 10) n
       where n > (select count(*) from public.saved_cards where user_id = $1)`,
      [buyer.userId],
    );
    const back = await step(returnWay(await press(page, 'save', { ...card, number: '6074 8200 0000 0007' })));
    expect(back.location).toBe(`${shop}/saved-cards?outcome=failed`);
    expect(await backend.sql(`select id from sandbox_pay.tokens where card ->> 'last4' = '0007'`)).toEqual(
      [],
    );
  });

  it('keeps no card for an account that was deleted meanwhile, neither here nor at the provider', async () => {
    const other = await createBuyer(backend);
    const { data } = await other.client.functions.invoke<ProviderPage>('saved-card-start', { body: {} });
    const back = returnWay(
      await press(await openCheckout(data!), 'save', { ...card, number: '3782 822463 10005' }),
    );
    await backend.sql('delete from auth.users where id = $1', [other.userId]);
    expect(await step(back)).toEqual({ status: 303, location: `${shop}/saved-cards?outcome=failed` });
    expect(await backend.sql(`select id from sandbox_pay.tokens where card ->> 'last4' = '0005'`)).toEqual(
      [],
    );
  });

  it('refuses real cards, and comes back without one when cancelled', async () => {
    const page = await startCard();
    const refused = await press(page, 'save', { ...card, number: '4012 8888 8888 1881' });
    expect(refused).toContain('Please use one of the test cards');
    const back = await step(returnWay(await press(page, 'cancel')));
    expect(back.location).toBe(`${shop}/saved-cards?outcome=cancelled`);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    'javascript:alert(1)',
    `${shop}.elsewhere.example/`,
  ])('does not lead to %s afterwards', async (returnTo) => {
    const refusal = (await startCard(returnTo).catch((answer: unknown) => answer)) as Response;
    expect([refusal.status, ((await refusal.json()) as { hint: string }).hint]).toEqual([
      422,
      'INVALID_RETURN_TO',
    ]);
  });

  it('comes back to the page of the shop that asked', async () => {
    const back = returnWay(await press(await startCard('/checkout?step=payment'), 'cancel'));
    expect((await step(back)).location).toBe(`${shop}/checkout?step=payment&outcome=cancelled`);
  });

  it.each([
    ['asha.rao@okbank', 'verified', 'Asha Rao'],
    ['nobody@okfail', 'failed', ''],
  ])('asks the provider about %s', async (vpa, state, name) => {
    const saved = await buyer.client.rpc('save_vpa', { p_vpa: vpa });
    const { id } = saved.data as { id: string };
    const { data } = await buyer.client.functions.invoke('vpa-verify', { body: { vpa_id: id } });
    expect(data).toEqual({ state });
    const { data: row } = await buyer.client.from('saved_vpas').select('state, name').eq('id', id).single();
    expect(row).toEqual({ state, name });
    // Somebody else's id is as good as none.
    const stranger = await createBuyer(backend);
    const { error } = await stranger.client.functions.invoke('vpa-verify', { body: { vpa_id: id } });
    expect((error as { context: Response }).context.status).toBe(404);
  });

  it('asks visitors to sign in', async () => {
    for (const name of ['saved-card-start', 'vpa-verify']) {
      const body = { vpa_id: crypto.randomUUID() };
      const { error } = await createTestClient(backend).functions.invoke(name, { body });
      expect((error as { context: Response }).context.status).toBe(401);
    }
  });

  it.each([
    ['a function that is not there', 'teleport', '{}', 404],
    ['a body that is no JSON', 'payments-start', '{', 400],
    ['a body of another shape', 'payments-start', '[1]', 400],
    ['a body that is too large', 'payments-start', JSON.stringify({ payment_id: 'x'.repeat(20_000) }), 413],
  ])('answers %s in one shape', async (_what, name, body, status) => {
    const response = await fetch(`${backend.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  it('wants the API key where a shopper calls', async () => {
    expect((await fetch(`${backend.url}/functions/v1/payments-start`, { method: 'POST' })).status).toBe(401);
  });
});
