import { registryEntry } from '../testing/registryEntry';
import { nothingLive } from './live';
import { historyOf, keptVersions, released, withHistory } from './releaseHistory';

const entry = (version: string) => registryEntry({ name: 'mf-a', version });
const since = { at: '2026-01-01T00:00:00.000Z', by: 'Asha' };

test('the last five versions keep their files, and what is on trial', () => {
  let live = nothingLive;
  for (const version of ['1', '2', '3', '4', '5', '6'])
    live = {
      ...live,
      history: withHistory(live, 'mf-a', released(live, entry(version), since)),
      remotes: [entry(version)],
    };
  live = { ...live, trials: [{ share: 5, entry: entry('7') }] };
  expect([...keptVersions(live, 'mf-a')].sort()).toEqual(['2', '3', '4', '5', '6', '7']);
});

test('a name that every object has is no history', () => {
  expect(historyOf(nothingLive, 'constructor')).toEqual({ earlier: [], withdrawn: [] });
});

test('a version that is released again keeps the time since when it is live', () => {
  const live = {
    ...nothingLive,
    remotes: [entry('1')],
    history: { 'mf-a': { since, earlier: [], withdrawn: [] } },
  };
  expect(released(live, entry('1'), { at: '2026-02-02T00:00:00.000Z', by: 'Ravi' })).toEqual({
    since,
    earlier: [],
    withdrawn: [],
  });
});
