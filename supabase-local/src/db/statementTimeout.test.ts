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
    const { error, status } = await slow;
    expect([status, error?.code]).toEqual([500, '57014']);
    expect((await behind).data).not.toHaveLength(0);
    expect((await fetch(`${backend.url}/health`)).status).toBe(200);
  });
});
