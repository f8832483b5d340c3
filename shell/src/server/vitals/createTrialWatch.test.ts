import type { ArmFigures, PublishedRegistry, RegistryEntry } from '@shop/registry';
import { createTrialWatch, type EndedTrial } from './createTrialWatch';

const since = '2026-11-22T10:00:00.000Z';
const entry = (version: string) => ({ name: 'mf-cart', version }) as RegistryEntry;
const registry: PublishedRegistry = {
  revision: 'r',
  remotes: [entry('1')],
  trials: [{ share: 10, entry: entry('2'), since }],
};
const none = Array.from({ length: 17 }, () => 0);
const figures = (visits: number, failedVisits: number): ArmFigures => ({
  visits,
  failedVisits,
  answers: 0,
  failedAnswers: 0,
  lcp: none,
  inp: none,
  cls: none,
});

function open(tried: ArmFigures, live: ArmFigures) {
  const ended: EndedTrial[] = [];
  const said: EndedTrial[] = [];
  const reports: string[] = [];
  const behaviour = { endTrial: () => Promise.resolve(true), isAway: false };
  const look = createTrialWatch({
    figuresOf: (_, version) => (version === '2' ? tried : live),
    endTrial: (trial) => {
      ended.push(trial);
      return behaviour.endTrial();
    },
    announce: (trial) => {
      if (behaviour.isAway) return Promise.reject(new Error('nobody answers'));
      said.push(trial);
      return Promise.resolve();
    },
    report: (sentence) => reports.push(sentence),
  });
  return { look, ended, said, reports, behaviour };
}

const reason = '12 of 12 visits failed, of the live version 0 of 100.';
const bad = () => open(figures(12, 12), figures(100, 0));

test('a trial that fails is ended and announced, with the figures', async () => {
  const { look, ended, said, reports } = bad();
  await look(registry);
  expect(ended).toEqual([{ remote: 'mf-cart', trial: since, version: '2', reason }]);
  expect(said).toEqual(ended);
  expect(reports).toEqual([`The trial of mf-cart@2 has ended itself: ${reason}`]);
});

test('a trial that does no worse goes on', async () => {
  const { look, ended, said } = open(figures(400, 4), figures(4000, 40));
  await look(registry);
  expect([ended, said]).toEqual([[], []]);
});

test('what another web server has ended already is announced and not ended twice', async () => {
  const { look, said, reports, behaviour } = bad();
  behaviour.endTrial = () => Promise.resolve(false);
  await look(registry);
  expect(said).toHaveLength(1);
  expect(reports).toEqual([]);
});

test('a trial that could not be ended is tried again, and announced once it is over', async () => {
  const { look, said, reports, behaviour } = bad();
  behaviour.endTrial = () => Promise.reject(new Error('the store is away'));
  await look(registry);
  await look(registry);
  expect(said).toEqual([]);
  expect(reports).toEqual(['The trial of mf-cart@2 could not be ended: the store is away']);
  behaviour.endTrial = () => Promise.resolve(true);
  await look(registry);
  expect(said).toHaveLength(1);
});

test('the mail waits for the database', async () => {
  const { look, said, behaviour } = bad();
  behaviour.isAway = true;
  await look(registry);
  const after = { ...registry, trials: [] };
  await look(after);
  expect(said).toEqual([]);
  behaviour.isAway = false;
  await look(after);
  expect(said).toEqual([expect.objectContaining({ reason })]);
});

test.each([
  ['whose beginning is not known', { ...registry, trials: [{ share: 10, entry: entry('2') }] }],
  ['whose live version was killed', { ...registry, remotes: [{ ...entry('1'), isKilled: true as const }] }],
])('a trial %s is left alone', async (_, without) => {
  const { look, ended } = bad();
  await look(without);
  expect(ended).toEqual([]);
});
