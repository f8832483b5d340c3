import { screen, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';
import type { ReleaseState } from './releaseState';

const state: ReleaseState = {
  shell: { version: 'bb601538', earlier: [{ version: 'aa501537' }] },
  remotes: [
    {
      name: 'mf-a',
      live: { version: '2', since: '2026-11-21T20:42:00Z', by: 'Asha <asha@shop.example>', isKilled: false },
      earlier: [{ version: '1' }],
    },
    {
      name: 'mf-b',
      live: { version: '5', isKilled: false },
      trial: { version: '6', share: 10, since: '2026-11-22T09:00:00Z' },
      earlier: [],
    },
    { name: 'mf-c', live: { version: '7', isKilled: true }, earlier: [] },
  ],
  changes: [
    {
      sequence: 3,
      at: '2026-11-22T09:00:00Z',
      by: 'Ravi',
      kind: 'trial',
      remote: 'mf-b',
      version: '6',
      share: 10,
      report: ['All is well.'],
    },
    {
      sequence: 2,
      at: '2026-11-21T20:42:00Z',
      by: 'Asha <asha@shop.example>',
      kind: 'release',
      remote: 'mf-a',
      version: '2',
      commit: '4fa4c15',
      report: [],
    },
  ],
  caller: { name: 'asha@example.com', mayRelease: ['mf-a', 'mf-c', 'shell'] },
};

let answers: (() => Response | Promise<Response>)[];
const orders: { path: string; body: unknown }[] = [];
const ok = (body: unknown) => () => Response.json(body);
const refuse = (status: number, error: string) => () => Response.json({ error }, { status });

beforeEach(() => {
  orders.length = 0;
  globalThis.fetch = async (path, request) => {
    if (request?.method === 'POST')
      orders.push({ path: String(path), body: JSON.parse(String(request.body)) });
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (!next) throw new TypeError('Nobody is there');
    return next();
  };
});

async function open() {
  const { platform, toasts } = await createTestShop({ get_release_figures: () => [] }, 'admin');
  const { user } = await renderRoutes(routes, '/admin/releases', platform);
  await screen.findByRole('heading', { level: 1, name: 'Releases' });
  return { user, toasts };
}
const card = (name: string) => within(screen.getByRole('region', { name }));
const hidden = { hidden: true };

test('each remote says what is live, since when, by whom and from which commit', async () => {
  answers = [ok(state)];
  await open();
  const text = screen.getByRole('region', { name: 'mf-a' }).textContent?.replaceAll('\u00a0', ' ');
  expect(text).toContain('Live2since 22 Nov, 2:12 am by Ashacommit 4fa4c15');
  expect(screen.getByRole('region', { name: 'mf-b' }).textContent).toContain('Trial 10%6since');
  expect(card('mf-b').getByText(/^Nothing was measured since the trial began/)).toBeTruthy();
  expect(card('mf-c').getByText(/killed, and there is none to go back to/)).toBeTruthy();
});

test('what the caller may not do is not offered, and the reason is said', async () => {
  answers = [ok(state)];
  await open();
  expect(card('mf-b').queryByRole('button')).toBeNull();
  expect(card('mf-b').getByText('You may not change what is live of mf-b.')).toBeTruthy();
  expect(
    card('mf-a')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Roll back', 'Kill']);
});

test('a refusal is said in the sentence of the desk, and what was typed stays', async () => {
  const sentence = 'mf-a has moved on: 3 is live now, not 2. Nothing was changed.';
  answers = [ok(state), refuse(409, sentence), ok(state)];
  const { user } = await open();
  await user.click(card('mf-a').getByRole('button', { name: 'Roll back mf-a' }));
  const reason = screen.getByLabelText<HTMLInputElement>('Reason (optional)');
  await user.type(reason, 'Prices');
  await user.click(screen.getByRole('button', { name: 'Roll back', ...hidden }));
  expect((await screen.findByRole('alert', hidden)).textContent).toBe(sentence);
  expect(reason.value).toBe('Prices');
  expect(orders).toEqual([
    { path: '/releases/mf-a', body: { action: 'rollback', version: '2', reason: 'Prices' } },
  ]);
});

test('the shell can be rolled back, and never killed', async () => {
  answers = [ok(state), ok({}), ok(state)];
  const { user } = await open();
  expect(card('shell').getAllByRole('button')).toHaveLength(1);
  await user.click(card('shell').getByRole('button', { name: 'Roll back shell' }));
  expect(screen.getByText(/^Everybody gets aa501537 instead of bb601538/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Roll back', ...hidden }));
  expect(orders).toEqual([{ path: '/releases/shell', body: { action: 'rollback', version: 'bb601538' } }]);
});

test('remotes that need the newer shell go back with it where that is ticked', async () => {
  const refusal = 'mf-a needs @shop/kernel ^0.2.0, the shell aa501537 brings 0.1.0: roll back mf-a with it.';
  answers = [ok(state), refuse(409, refusal), ok({}), ok(state)];
  const { user } = await open();
  await user.click(card('shell').getByRole('button', { name: 'Roll back shell' }));
  const confirm = screen.getByRole('button', { name: 'Roll back', ...hidden });
  await user.click(confirm);
  expect((await screen.findByRole('alert', hidden)).textContent).toBe(refusal);
  await user.click(screen.getByLabelText(/Roll remotes back with it/));
  await user.click(confirm);
  const order = { action: 'rollback', version: 'bb601538' };
  expect(orders.map(({ body }) => body)).toEqual([order, { ...order, together: true }]);
});

test('a kill needs the name of the remote', async () => {
  answers = [ok(state), ok({}), ok(state)];
  const { user, toasts } = await open();
  await user.click(card('mf-a').getByRole('button', { name: 'Kill mf-a' }));
  await user.type(screen.getByLabelText('Reason'), 'Wrong prices');
  await user.type(screen.getByLabelText('Type mf-a to confirm'), 'mf-b');
  await user.click(screen.getByRole('button', { name: 'Kill 2', ...hidden }));
  expect(orders).toEqual([]);
  await user.clear(screen.getByLabelText('Type mf-a to confirm'));
  await user.type(screen.getByLabelText('Type mf-a to confirm'), 'mf-a');
  await user.click(screen.getByRole('button', { name: 'Kill 2', ...hidden }));
  expect(orders).toEqual([
    { path: '/releases/mf-a', body: { action: 'kill', version: '2', reason: 'Wrong prices' } },
  ]);
  expect(toasts).toMatchObject([{ tone: 'success', message: 'mf-a: Killed: nobody gets it any more' }]);
});

test.each<[string, (() => Response)[], string]>([
  [
    'has no key',
    [refuse(503, 'Nothing is released here: this web server has no key to sign with.')],
    'Nothing is released here: this web server has no key to sign with.',
  ],
  ['knows the session no more', [refuse(401, 'No.')], 'Your session has ended: sign in again.'],
  ['is not there', [], 'The release desk does not answer.'],
  [
    'is none',
    [() => new Response('<h1>Not found</h1>', { status: 404 })],
    'This web server has no release desk that answers (404).',
  ],
  [
    'is a page that every address has',
    [() => new Response('<h1>Welcome</h1>')],
    'This web server has no release desk that answers (200).',
  ],
])('a desk that %s is told in a sentence, with a way to try again', async (_, refusals, sentence) => {
  answers = refusals;
  const { user } = await open();
  expect(screen.getByText(sentence)).toBeTruthy();
  answers = [ok(state)];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'mf-a' })).toBeTruthy();
  expect(screen.queryByText(sentence)).toBeNull();
});

test('what was known stays in sight while the desk is away', async () => {
  answers = [ok(state), refuse(503, 'The store of what is live does not answer.')];
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: '7 days' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The store of what is live does not answer.',
  );
  expect(screen.getByRole('region', { name: 'mf-a' })).toBeTruthy();
});
