import { onOneEngine } from '../testing/onEveryEngine';
import { signedInClient } from '../testing/testClient';

onOneEngine('answers that caches may keep', (backend) => {
  const headersOf = async (path: string, { token = '', ...init }: RequestInit & { token?: string } = {}) => {
    const key = backend().publishableKey;
    const headers = {
      apikey: key,
      authorization: `Bearer ${token || key}`,
      'content-type': 'application/json',
    };
    const answer = await fetch(`${backend().url}/rest/v1/${path}`, { ...init, headers });
    return {
      status: answer.status,
      kept: answer.headers.get('cache-control'),
      type: answer.headers.get('content-type'),
      vary: answer.headers.get('vary'),
    };
  };

  it.each([
    ['rpc/list_products?p_category=women&p_filters=%7B%7D', 'public, max-age=0, s-maxage=3'],
    ['rpc/similar_products?p_product_id=x', 'no-store'],
    ['rpc/suggest?p_query=sar', 'public, max-age=60, stale-while-revalidate=600'],
    ['rpc/get_bag', 'no-store'],
    ['products?limit=1', 'no-store'],
    ['rpc/list_products?p_filters=%5B%5D', 'no-store'],
  ])('%s by a visitor: %s', async (path, expected) => {
    expect((await headersOf(path)).kept).toBe(expected);
  });

  it('say where an answer is another for who is signed in', async () => {
    expect(await headersOf('rpc/get_product_offers?p_product_id=x')).toMatchObject({
      ...{ status: 200, kept: 'public, max-age=60', vary: 'Origin, Authorization' },
    });
    expect((await headersOf('rpc/suggest?p_query=sar')).vary).toBe('Origin');
  });

  it('are no answers to somebody who is signed in, nor to what was sent', async () => {
    const { session } = await signedInClient(backend());
    const token = session?.access_token;
    expect(await headersOf('rpc/suggest?p_query=sar', { token })).toMatchObject({
      status: 200,
      kept: 'no-store',
    });
    const body = JSON.stringify({ p_query: 'sar' });
    expect(await headersOf('rpc/suggest', { method: 'POST', body })).toMatchObject({
      status: 200,
      kept: 'no-store',
    });
  });

  it('tell the headers of one request and of no other, and none that cannot be read', async () => {
    await backend().sql(`create function public.tell(p_headers text) returns text language plpgsql stable as
      $$ begin perform set_config('response.headers', p_headers, true); return 'told'; end $$`);
    const tell = (headers: string) => headersOf(`rpc/tell?p_headers=${encodeURIComponent(headers)}`);
    expect(await tell('[{"Cache-Control": "public, max-age=7"}]')).toMatchObject({
      kept: 'public, max-age=7',
    });
    expect(await tell('')).toMatchObject({ status: 200, kept: 'no-store' });
    for (const wrong of ['{}', '"x"', 'x']) expect((await tell(wrong)).status).toBe(500);
    await backend().sql(`create function public.say(p_status text) returns text language plpgsql stable as
      $$ begin perform set_config('response.status', p_status, true); return 'said'; end $$`);
    const said = async (status: string) => (await headersOf(`rpc/say?p_status=${status}`)).status;
    expect([await said('422'), await said('99'), await said('x'), await said('')]).toEqual([
      ...[422, 500, 500, 200],
    ]);
  });
});
