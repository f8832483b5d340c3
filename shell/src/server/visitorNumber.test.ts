import { Hono } from 'hono';
import { rememberVisitor, visitorNumber } from './visitorNumber';

const shopAt = (siteUrl: string) =>
  new Hono().get('/', async (context) => {
    const number = visitorNumber(context);
    context.res = new Response(String(number));
    rememberVisitor(context, number, { siteUrl });
    return context.res;
  });

const visit = async (cookie?: string, siteUrl = 'https://shop.example') => {
  const response = await shopAt(siteUrl).request('/', { headers: cookie ? { cookie } : {} });
  return { number: Number(await response.text()), cookie: response.headers.get('set-cookie') ?? '' };
};

test('a browser stays with the number that was drawn for it', async () => {
  const first = await visit();
  expect(first.number).toBeGreaterThanOrEqual(0);
  expect(first.number).toBeLessThan(10_000);
  expect((await visit(first.cookie.split(';')[0])).number).toBe(first.number);
});

test('the number goes over TLS alone where the shop has it, and no script reads it', async () => {
  expect((await visit()).cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  expect((await visit(undefined, 'http://localhost:3000')).cookie).not.toMatch(/Secure/);
});

test.each(['visitor-number=10000', 'visitor-number=-1', 'visitor-number=<script>'])(
  'what is no number is drawn again: %s',
  async (cookie) => {
    expect((await visit(cookie)).number).toBeLessThan(10_000);
    expect((await visit(cookie)).number).toBeGreaterThanOrEqual(0);
  },
);
