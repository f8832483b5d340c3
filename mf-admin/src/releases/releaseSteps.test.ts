import type { RemoteReleases } from './releaseState';
import { consequenceOf, killConsequence, missingStepOf, stepsOf } from './releaseSteps';

const remote = (some: Partial<RemoteReleases> = {}): RemoteReleases => ({
  name: 'mf-a',
  live: { version: '2', isKilled: false },
  earlier: [{ version: '1' }],
  ...some,
});
const trial = { version: '3', share: 10 };
const killed = remote({ live: { version: '2', isKilled: true }, earlier: [] });

test.each<[string, RemoteReleases, string[], string | undefined]>([
  ['a live version', remote(), ['rollback', 'kill'], undefined],
  ['the first version', remote({ earlier: [] }), ['kill'], 'No earlier release to roll back to.'],
  ['the shell', remote({ name: 'shell' }), ['rollback'], undefined],
  ['a trial', remote({ trial, earlier: [] }), ['promote', 'share', 'rollback', 'kill'], undefined],
  [
    'a killed version without another',
    killed,
    [],
    'Its version was killed, and there is none to go back to: release another.',
  ],
])('%s: what can be done, and why something cannot', (_, state, steps, missing) => {
  expect([stepsOf(state), missingStepOf(state)]).toEqual([steps, missing]);
});

test('before each step it is said who gets what', () => {
  expect(consequenceOf(remote(), 'rollback')).toMatch(/^Everybody gets 1 instead of 2 /);
  expect(consequenceOf(remote({ trial }), 'rollback')).toMatch(/^The trial ends: everybody gets 2 /);
  expect(consequenceOf(remote({ trial }), 'promote')).toMatch(/^Everybody gets 3 .* 2 can be rolled back to/);
  expect(consequenceOf(remote({ trial }), 'share')).toMatch(/visitors get 3, the others 2/);
});

test('a kill names what comes in its place', () => {
  expect(killConsequence(remote({ trial }), '3')).toMatch(/^Everybody gets 2, which is live/);
  expect(killConsequence(remote({ trial }), '2')).toMatch(/^Everybody gets 1, or/);
  expect(killConsequence(remote({ earlier: [] }), '2')).toMatch(/its pages say that they are not there/);
});
