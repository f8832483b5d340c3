import { entry } from './testing/soundRegistry';
import { bucketOf, registryFor, visitorNumbers } from './trials';

const published = {
  revision: 'r',
  remotes: [entry('mf-a', { version: '1' }), entry('mf-b', { version: '1' })],
  trials: [
    { share: 10, entry: entry('mf-a', { version: '2' }) },
    { share: 50, entry: entry('mf-b', { version: '2' }) },
  ],
};
const visitors = Array.from({ length: visitorNumbers }, (_, number) => number);
const versionsOf = (visitor: number) =>
  registryFor(published, visitor)
    .remotes.map(({ version }) => version)
    .join('');
/** Percent of all, within what chance makes of ten thousand draws. */
const expectShare = (chosen: number[], share: number, among = visitors) =>
  expect(Math.abs((100 * chosen.length) / among.length - share)).toBeLessThan(among === visitors ? 2 : 5);

test('a trial reaches its share of the visitors', () => {
  expectShare(
    visitors.filter((visitor) => versionsOf(visitor).startsWith('2')),
    10,
  );
  expectShare(
    visitors.filter((visitor) => versionsOf(visitor).endsWith('2')),
    50,
  );
});

test('who is in one team’s trial says nothing about who is in another’s', () => {
  const inFirst = visitors.filter((visitor) => versionsOf(visitor).startsWith('2'));
  expectShare(
    inFirst.filter((visitor) => versionsOf(visitor) === '22'),
    50,
    inFirst,
  );
});

test('a wider share keeps those who were in it', () => {
  const reached = (share: number) => new Set(visitors.filter((visitor) => bucketOf(visitor, 'mf-a') < share));
  const narrow = reached(10);
  const wide = reached(40);
  expect([...narrow].every((visitor) => wide.has(visitor))).toBe(true);
});

test('each set of versions has a revision of its own, and whoever is in no trial gets what is live', () => {
  const revisions = new Map(
    visitors.map((visitor) => [versionsOf(visitor), registryFor(published, visitor).revision]),
  );
  expect([...revisions.keys()].sort()).toEqual(['11', '12', '21', '22']);
  expect(new Set(revisions.values()).size).toBe(4);
  expect(revisions.get('11')).toBe('r');
  expect(registryFor(published)).toEqual({ revision: 'r', remotes: published.remotes });
});

test('what was killed and has no other version stays in its place, marked', () => {
  const [first] = published.remotes;
  const { remotes } = registryFor({ ...published, trials: [], killed: ['mf-a@1', 'mf-b@0'] });
  expect(remotes).toEqual([{ ...first, isKilled: true }, published.remotes[1]]);
});
