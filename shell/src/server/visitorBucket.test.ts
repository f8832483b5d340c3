import { Hono } from 'hono';
import { rememberBucket, visitorBucket } from './visitorBucket';

const app = new Hono().get('/', async (context) => {
  const bucket = visitorBucket(context);
  context.res = new Response(String(bucket));
  rememberBucket(context, bucket);
  return context.res;
});

const visit = async (cookie?: string) => {
  const response = await app.request('/', { headers: cookie ? { cookie } : {} });
  return { bucket: Number(await response.text()), cookie: response.headers.get('set-cookie') ?? '' };
};

test('a browser stays in the bucket that was drawn for it', async () => {
  const first = await visit();
  expect(first.bucket).toBeGreaterThanOrEqual(0);
  expect(first.bucket).toBeLessThan(100);
  expect((await visit(first.cookie.split(';')[0])).bucket).toBe(first.bucket);
});

test.each(['visitor-bucket=100', 'visitor-bucket=-1', 'visitor-bucket=<script>'])(
  'what is no bucket is drawn again: %s',
  async (cookie) => {
    expect((await visit(cookie)).bucket).toBeLessThan(100);
    expect((await visit(cookie)).bucket).toBeGreaterThanOrEqual(0);
  },
);
