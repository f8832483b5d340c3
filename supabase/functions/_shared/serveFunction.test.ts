import { serveFunction } from './serveFunction';

describe('serveFunction', () => {
  const env: Record<string, string> = {
    SUPABASE_URL: 'https://project.example',
    SUPABASE_PUBLISHABLE_KEY: 'public',
    SUPABASE_SECRET_KEY: 'service',
    SITE_URL: 'https://shop.example',
    PAYMENT_URL: 'https://pay.example',
    PAYMENT_KEY_ID: 'id',
    PAYMENT_KEY_SECRET: 'secret',
    PAYMENT_WEBHOOK_SECRET: 'webhook',
  };
  let handle: (request: Request) => Promise<Response>;
  beforeAll(() => {
    const Deno = {
      env: { get: (name: string) => env[name] },
      serve: (handler: typeof handle) => (handle = handler),
    };
    Object.assign(globalThis, { Deno });
    serveFunction('greet', async (request, context) => {
      if (request.method === 'GET') throw new Error('the key is 1234');
      return Response.json({ site: context.env.SITE_URL }, { status: 201 });
    });
  });
  afterAll(() => void Reflect.deleteProperty(globalThis, 'Deno'));

  const ask = (method: string) =>
    handle(new Request('https://project.example/functions/v1/greet', { method }));

  it('lets the shop alone call from a browser', async () => {
    const preflight = await ask('OPTIONS');
    expect(preflight.status).toBe(204);
    const response = await ask('POST');
    expect([response.status, await response.json()]).toEqual([201, { site: 'https://shop.example' }]);
    for (const { headers } of [preflight, response])
      expect(headers.get('access-control-allow-origin')).toBe('https://shop.example');
  });

  it('tells an unexpected error to the log, and nothing of it to the caller', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const response = await ask('GET');
    expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining('1234')]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('greet: Error: the key is 1234'));
    log.mockRestore();
  });
});
