import { randomUUID } from 'node:crypto';
import { type Cluster, findPostgresBinaries, startCluster } from '@shop/test-databases';
import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { newAddress } from '../testing/testClient';
import { openShopper, piece, type Shopper } from './shopper';

const binaries = findPostgresBinaries();

/** Asks until an answer is as it should be; Jest's own deadline ends a wait in vain. */
async function until<Answer>(
  ask: () => Promise<Answer>,
  holds: (answer: Answer) => boolean,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (holds(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** On a server of our own: it is brought down under the backend, which is never restarted. */
const onPostgres = () => {
  let cluster: Cluster;
  let backend: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    cluster = await startCluster(binaries ?? '');
    backend = await startTestBackend({
      engine: 'postgres',
      serverUrl: cluster.connectionString,
      sweepInterval: 100,
    });
    shopper = await openShopper(backend.url, backend.publishableKey);
  });
  afterAll(async () => {
    await backend?.stop();
    await cluster?.stop();
  });

  const get = (path: string) =>
    fetch(`${backend.url}${path}`, { headers: { apikey: backend.publishableKey } });
  const statusOf = async (path: string) => (await get(path)).status;
  const post = (path: string, body: unknown) =>
    fetch(`${backend.url}${path}`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('is answered with 503 and a sentence by every service meanwhile, and with rows by the next request after', async () => {
    expect(await statusOf('/rest/v1/categories')).toBe(200);
    cluster.crash();
    // More at once than the pool has connections.
    const paths = Array.from({ length: 40 }, () => '/rest/v1/categories?select=id');
    expect(new Set(await Promise.all(paths.map(statusOf)))).toEqual(new Set([503]));
    const sentence = 'The database does not answer. Please try again in a moment.';
    const rest = await get('/rest/v1/categories');
    expect(await rest.json()).toMatchObject({ code: '08006', message: sentence });
    const health = await get('/health');
    expect([health.status, await health.json()]).toEqual([503, { code: 'database_away', message: sentence }]);
    expect(health.headers.get('retry-after')).toBe('1');
    const credentials = { email: 'shopper@example.com', password: 'shop-demo' };
    const signIn = await post('/auth/v1/token?grant_type=password', credentials);
    expect([signIn.status, await signIn.json()]).toMatchObject([503, { error_code: 'database_away' }]);
    // Anything else than 503 would make the client forget the session.
    const { data: before } = await shopper.client.auth.getSession();
    const refresh = () =>
      post('/auth/v1/token?grant_type=refresh_token', { refresh_token: before.session?.refresh_token });
    expect((await refresh()).status).toBe(503);
    expect(await statusOf('/mailbox.json')).toBe(503);

    await cluster.restart();
    expect(await statusOf('/rest/v1/categories')).toBe(200);
    expect((await post('/auth/v1/token?grant_type=password', credentials)).status).toBe(200);
    expect((await refresh()).status).toBe(200);
  });

  it('writes each order exactly once that was under way when it was killed', async () => {
    const before = await stock();
    const keys = Array.from({ length: 8 }, () => randomUUID());
    await shopper.placeOrder(keys[0]);
    const first = Promise.all(keys.map((key) => shopper.placeOrder(key)));
    cluster.crash();
    const answers = await first;
    await cluster.restart();
    const repeated = await Promise.all(keys.map((key) => shopper.placeOrder(key)));
    expect(repeated.map(({ status }) => status)).toEqual(keys.map(() => 200));
    expect(new Set(repeated.map(({ number }) => number)).size).toBe(keys.length);
    answers.forEach(({ number, status }, position) => {
      if (number) expect(repeated[position]?.number).toBe(number);
      else expect(status).toBe(503);
    });
    expect(await stock()).toBe(before - keys.length);
  });

  it('is asked again on another connection when it has ended all those that wait', async () => {
    await Promise.all(Array.from({ length: 10 }, () => statusOf('/rest/v1/categories')));
    const others = 'pid <> pg_backend_pid() and datname = current_database()';
    await backend.sql(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
    const answers = await Promise.all(Array.from({ length: 10 }, () => statusOf('/rest/v1/categories')));
    expect(answers).toEqual(answers.map(() => 200));
  });

  it('says 503 to the request whose connection is ended under it', async () => {
    await backend.sql(
      `create function public.sleep_long() returns void language sql volatile as 'select pg_sleep(6)'`,
    );
    await backend.sql('grant execute on function public.sleep_long to anon');
    const sleeping = post('/rest/v1/rpc/sleep_long', {});
    const sleepers = `select pg_terminate_backend(pid) from pg_stat_activity where query like '%sleep_long%' and state = 'active' and pid <> pg_backend_pid()`;
    await until(
      () => backend.sql(sleepers),
      (rows) => rows.length > 0,
    );
    expect((await sleeping).status).toBe(503);
    expect(await statusOf('/rest/v1/categories')).toBe(200);
  });

  it('is swept and written to by what nobody waits for, as before', async () => {
    const address = newAddress('after');
    await post('/auth/v1/signup', { email: address, password: 'first-secret' });
    expect(await backend.mailbox(address)).toHaveLength(1);
    const { number } = await shopper.placeOrder();
    const mailed = await until(
      () => backend.mailbox('shopper@example.com'),
      (mails) => mails.some(({ subject, text }) => `${subject} ${text}`.includes(number ?? '')),
    );
    expect(mailed.length).toBeGreaterThan(0);
  });

  async function stock(): Promise<number> {
    const [row] = await backend.sql('select stock from public.product_variants where id = $1', [piece]);
    return row?.stock as number;
  }
};

if (!binaries) console.warn('DID NOT RUN: there is no PostgreSQL here to start and kill.');
(binaries ? describe : describe.skip)('a PostgreSQL that goes away and comes back', onPostgres);
