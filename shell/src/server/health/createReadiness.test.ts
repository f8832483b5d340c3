import type { RemoteState } from '../rendering/renderer';
import { createReadiness } from './createReadiness';

const sound = {
  registry: 'good' as 'good' | 'stale' | 'missing',
  scripts: 'good' as 'good' | 'missing',
  backend: true,
  remotes: [{ name: 'mf-catalog', version: '1.0.0', state: 'ready' }] as RemoteState[],
};
const sources = ({ registry, scripts, backend, remotes }: typeof sound) => ({
  registry: jest.fn(() => Promise.resolve(registry)),
  scripts: () => Promise.resolve(scripts),
  backendAnswers: () => Promise.resolve(backend),
  remotes: () => remotes,
});
const look = (state: Partial<typeof sound>) => createReadiness(sources({ ...sound, ...state }))();
const remote = (state: RemoteState['state']): RemoteState[] => [
  { name: 'mf-catalog', version: '1.0.0', state, reason: 'it threw in /srv/shop/dist' },
];
const starting: RemoteState[] = [{ name: 'mf-catalog', version: '1.0.0', state: 'loading' }];

test('all is well', async () => {
  expect(await look({})).toEqual({
    status: 'ready',
    checks: { registry: 'good', scripts: 'good', backend: 'answers', remotes: sound.remotes },
  });
  expect(await look({ remotes: remote('browser') })).toMatchObject({ status: 'ready' });
});

test.each<[string, Partial<typeof sound>, object]>([
  ['no registry', { registry: 'missing' }, { registry: 'missing' }],
  ['no scripts', { scripts: 'missing' }, { scripts: 'missing' }],
  ['a backend that has never answered', { backend: false }, { backend: 'away' }],
  ['what renders is being started', { remotes: starting }, { backend: 'answers' }],
])('not ready: %s', async (_, state, check) => {
  expect(await look(state)).toMatchObject({ status: 'not ready', checks: check });
});

test.each<[string, Partial<typeof sound>]>([
  ['the last good registry', { registry: 'stale' }],
  ['a demoted remote', { remotes: remote('demoted') }],
  ['a remote that does not come up', { remotes: remote('loading') }],
])('degraded: %s', async (_, state) => {
  expect(await look(state)).toMatchObject({ status: 'degraded' });
});

test('once it was ready, a remote that is started again takes no visitors away', async () => {
  let now = 0;
  const state = sources(sound);
  let remotes = starting;
  const readiness = createReadiness({ ...state, remotes: () => remotes }, () => now);
  const next = () => {
    now += 1000;
    return readiness();
  };
  expect(await next()).toMatchObject({ status: 'not ready' });
  remotes = sound.remotes;
  expect(await next()).toMatchObject({ status: 'ready' });
  remotes = starting;
  expect(await next()).toMatchObject({ status: 'degraded' });
});

test('a backend that goes away takes no visitors away: pages are kept for them', async () => {
  let now = 0;
  let backend = false;
  const readiness = createReadiness({ ...sources(sound), backendAnswers: async () => backend }, () => now);
  const next = () => {
    now += 1000;
    return readiness();
  };
  expect(await next()).toMatchObject({ status: 'not ready', checks: { backend: 'away' } });
  backend = true;
  expect(await next()).toMatchObject({ status: 'ready' });
  backend = false;
  expect(await next()).toMatchObject({ status: 'degraded', checks: { backend: 'away' } });
});

test('that it has started is seen within a tenth of a second', async () => {
  let now = 0;
  let remotes = starting;
  const readiness = createReadiness({ ...sources(sound), remotes: () => remotes }, () => now);
  expect(await readiness()).toMatchObject({ status: 'not ready' });
  remotes = sound.remotes;
  now = 99;
  expect(await readiness()).toMatchObject({ status: 'not ready' });
  now = 100;
  expect(await readiness()).toMatchObject({ status: 'ready' });
});

test('a remote that hangs while it starts keeps visitors away for twenty seconds', async () => {
  let now = 5000;
  const readiness = createReadiness(sources({ ...sound, remotes: starting }), () => now);
  now = 24_999;
  expect(await readiness()).toMatchObject({ status: 'not ready' });
  now = 26_000;
  expect(await readiness()).toMatchObject({ status: 'degraded' });
});

test('without a registry nothing is known of what renders', async () => {
  let now = 0;
  const state = sources({ ...sound, registry: 'missing', remotes: [] });
  const remotes = jest.fn(() => [] as RemoteState[]);
  const readiness = createReadiness({ ...state, remotes }, () => now);
  await readiness();
  state.registry.mockResolvedValue('good');
  remotes.mockReturnValue(starting);
  now = 1000;
  expect(await readiness()).toMatchObject({ status: 'not ready' });
});

test('it tells nothing of the machine', async () => {
  expect(JSON.stringify(await look({ remotes: remote('demoted') }))).not.toContain('/');
});

test('asking again within a second looks no more', async () => {
  let now = 0;
  const looked = sources(sound);
  const readiness = createReadiness(looked, () => now);
  await Promise.all([readiness(), readiness()]);
  now = 999;
  await readiness();
  expect(looked.registry).toHaveBeenCalledTimes(1);
  now = 1000;
  await readiness();
  expect(looked.registry).toHaveBeenCalledTimes(2);
});
