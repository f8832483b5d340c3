import { Hono } from 'hono';
import { rememberVisitor, visitorNumber } from './visitorNumber';

const app = new Hono().get('/', async (context) => {
  const number = visitorNumber(context);
  context.res = new Response(String(number));
  rememberVisitor(context, number);
  return context.res;
});

const visit = async (cookie?: string) => {
  const response = await app.request('/', { headers: cookie ? { cookie } : {} });
  return { number: Number(await response.text()), cookie: response.headers.get('set-cookie') ?? '' };
};

test('a browser stays with the number that was drawn for it', async () => {
  const first = await visit();
  expect(first.number).toBeGreaterThanOrEqual(0);
  expect(first.number).toBeLessThan(10_000);
  expect((await visit(first.cookie.split(';')[0])).number).toBe(first.number);
});

test.each(['visitor-number=10000', 'visitor-number=-1', 'visitor-number=<script>'])(
  'what is no number is drawn again: %s',
  async (cookie) => {
    expect((await visit(cookie)).number).toBeLessThan(10_000);
    expect((await visit(cookie)).number).toBeGreaterThanOrEqual(0);
  },
);
