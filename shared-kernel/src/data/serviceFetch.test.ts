import { createServiceFetch } from './serviceFetch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Answer = () => Promise<Response>;

const answers =
  (status: number): Answer =>
  () =>
    Promise.resolve(new Response('{}', { status }));
const breaks: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Answers one request after the other; the last one answers all that follow. */
function open(...script: Answer[]) {
  const asked: string[] = [];
  const sent: (string | null)[] = [];
  const events: string[] = [];
  const watch = {
    reportAnswer: (date?: string) => events.push(date ? `answer of ${date}` : 'answer'),
    reportSilence: () => events.push('silence'),
    nextTry: () => Promise.resolve(),
  };
  const kept = { session: false };
  const tokens: (string | undefined)[] = [];
  const renewals: string[] = [];
  const ask = createServiceFetch({
    watch,
    publishableKey: 'public',
    keepsSession: () => kept.session,
    renewToken: (spent) => {
      renewals.push(spent);
      return Promise.resolve(tokens.shift());
    },
    fetch: (input, init) => {
      sent.push(new Headers(init?.headers).get('authorization'));
      const answer = script[Math.min(asked.length, script.length - 1)];
      asked.push(String(input));
      const hung = new Promise<never>((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      );
      return Promise.race([answer?.() ?? hung, hung]);
    },
  });
  return { ask, asked, sent, events, kept, tokens, renewals };
}

const hangs: Answer = () => new Promise(() => undefined);
const table = 'https://data.example/rest/v1/products';
const rpc = (name: string) => `https://data.example/rest/v1/rpc/${name}`;
const post = { method: 'POST' };

test.each([
  ['a read', table, {}],
  ['a function that only reads', rpc('get_bag'), post],
  ['a list of the dashboard', rpc('list_admin_orders'), post],
])('%s is asked three times before it counts as unanswered', async (_, url, init) => {
  const { ask, asked, events } = open(breaks, answers(503), answers(200));
  const answer = ask(url, init);
  await jest.advanceTimersByTimeAsync(1200);
  expect((await answer).status).toBe(200);
  expect(asked).toHaveLength(3);
  expect(events).toEqual(['silence', 'silence', 'answer']);

  const away = open(breaks);
  const lost = expect(away.ask(url, init)).rejects.toThrow('The service did not answer');
  await jest.advanceTimersByTimeAsync(1200);
  await lost;
  expect(away.asked).toHaveLength(3);
});

test.each([502, 503, 504, 520])('a write that a gateway answers with %i is not repeated', async (status) => {
  const { ask, asked, events } = open(answers(status));
  await expect(ask(rpc('place_order'), post)).rejects.toThrow(String(status));
  expect(asked).toHaveLength(1);
  expect(events).toEqual(['silence']);
});

test.each([200, 204, 400, 401, 409, 500, 501])('status %i is an answer', async (status) => {
  const body = status === 204 ? null : '{"code":"X"}';
  const { ask, events } = open(() => Promise.resolve(new Response(body, { status })));
  const answer = await ask(rpc('place_order'), post);
  expect([answer.status, await answer.text()]).toEqual([status, body ?? '']);
  expect(events).toEqual(['answer']);
});

test('an answer tells the time of the service, unless a cache may have kept it', async () => {
  const date = 'Tue, 24 Nov 2026 10:00:00 GMT';
  const { ask, events } = open(
    () => Promise.resolve(new Response('{}', { headers: { date } })),
    () => Promise.resolve(new Response('{}', { headers: { date, 'cache-control': 'public, max-age=60' } })),
  );
  await ask(table);
  await ask(table);
  expect(events).toEqual([`answer of ${date}`, 'answer']);
});

test('a service that accepts and never answers is given up, and so is one that stops in the middle', async () => {
  const { ask } = open(hangs);
  const given = expect(ask(rpc('place_order'), post)).rejects.toThrow('The service did not answer');
  await jest.advanceTimersByTimeAsync(20_000);
  await given;

  const reading = open(hangs);
  const late = expect(reading.ask(table)).rejects.toThrow('The service did not answer');
  await jest.advanceTimersByTimeAsync(8000);
  await late;
  expect(reading.asked).toHaveLength(1);

  const stopping = open(() => Promise.resolve(new Response(new ReadableStream())));
  let isOver = false;
  void stopping.ask(rpc('place_order'), post).catch(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(19_000);
  expect(isOver).toBe(false);
});

test('whoever calls a request off says nothing about the service', async () => {
  const { ask, events } = open(hangs);
  const leaving = new AbortController();
  const ended = expect(ask(table, { signal: leaving.signal })).rejects.toThrow();
  leaving.abort();
  await ended;
  expect(events).toEqual([]);
});

test('the renewal of a session is asked for until somebody answers', async () => {
  const { ask, asked } = open(breaks, breaks, answers(503), answers(200));
  const renewal = 'https://data.example/auth/v1/token?grant_type=refresh_token';
  expect((await ask(renewal, post)).status).toBe(200);
  expect(asked).toHaveLength(4);
});

test('what a shopper asks never goes out as a stranger’s question', async () => {
  const { ask, asked, kept } = open(answers(200));
  const stranger = { headers: { authorization: 'Bearer public' } };
  expect((await ask(table, stranger)).status).toBe(200);
  kept.session = true;
  await expect(ask(table, stranger)).rejects.toThrow('The session could not be renewed');
  expect((await ask(table, { headers: { authorization: 'Bearer token' } })).status).toBe(200);
  expect(
    (await ask('https://data.example/auth/v1/token?grant_type=password', { ...post, ...stranger })).status,
  ).toBe(200);
  expect(asked).toHaveLength(3);
});

const runOut: Answer = () =>
  Promise.resolve(Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 }));
const asShopper = { headers: { authorization: 'Bearer spent' } };

test.each([
  ['a read', table, {}],
  ['a write', rpc('place_order'), post],
])('%s with a token that ran out unnoticed is sent once more, with a new one', async (_, url, init) => {
  const { ask, sent, tokens, renewals } = open(runOut, answers(200));
  tokens.push('renewed');
  expect((await ask(url, { ...init, ...asShopper })).status).toBe(200);
  expect(sent).toEqual(['Bearer spent', 'Bearer renewed']);
  expect(renewals).toEqual(['spent']);
});

test('a token that cannot be renewed, a refused one and a visitor’s key are answered as they were', async () => {
  const ended = open(runOut);
  const answer = await ended.ask(table, asShopper);
  expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: 'PGRST303' })]);
  expect(ended.renewals).toEqual(['spent']);

  const again = open(runOut);
  again.tokens.push('renewed', 'renewed again');
  expect((await again.ask(table, asShopper)).status).toBe(401);
  expect(again.asked).toHaveLength(2);

  const refused = open(answers(401));
  expect((await refused.ask(table, asShopper)).status).toBe(401);
  expect((await open(runOut).ask(table, { headers: { authorization: 'Bearer public' } })).status).toBe(401);
  expect(refused.renewals).toEqual([]);
});

test('when a session ends is counted by the clock of this device', async () => {
  const session = { access_token: 'token', expires_in: 3600, expires_at: 1, user: { id: 'asha' } };
  const { ask } = open(() => Promise.resolve(Response.json(session)));
  const { expires_at: _, ...kept } = session;
  for (const way of ['token?grant_type=password', 'token?grant_type=refresh_token', 'signup', 'verify'])
    expect(await (await ask(`https://data.example/auth/v1/${way}`, post)).json()).toEqual(kept);
  expect(await (await ask(table)).json()).toEqual(session);
});
