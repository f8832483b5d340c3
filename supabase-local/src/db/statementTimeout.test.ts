import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { createTestClient } from '../testing/testClient';

const endless = `create function public.take_forever() returns int language plpgsql stable as $$
  begin loop end loop; end $$`;

describe('a statement that does not end', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ engine: 'pglite' });
  });
  afterAll(() => backend.stop());

  it('is given up, and the requests behind it are answered', async () => {
    await backend.sql(endless);
    const client = createTestClient(backend);
    const slow = client.rpc('take_forever');
    const behind = client.from('categories').select('id');
    let isOver = false;
    const answer = slow.then((given) => {
      isOver = true;
      return given;
    });
    // Whoever watches over the process hears that it is busy, and not nothing.
    const health: number[] = [];
    while (!isOver) health.push((await fetch(`${backend.url}/health`)).status);
    expect(health).toContain(503);
    const { error, status } = await answer;
    expect([status, error?.code]).toEqual([500, '57014']);
    expect((await behind).data).not.toHaveLength(0);
    expect((await fetch(`${backend.url}/health`)).status).toBe(200);
  });
});
