import { releaseState } from './releaseState';

const nothing = { sequence: 0, remotes: [], trials: [], killed: [], history: {} };
const shell = (version: string) => ({ version, brings: {}, facts: {} });

test('the shell is told with what one can go back to, the latest first', () => {
  const shellHistory = { earlier: [shell('1'), shell('2')], withdrawn: ['4'] };
  const state = releaseState({ ...nothing, shell: shell('3'), shellHistory });
  expect(state.shell).toMatchObject({ version: '3', earlier: [{ version: '2' }, { version: '1' }] });
  expect(releaseState({ ...nothing, shell: shell('3') }).shell?.earlier).toEqual([]);
  expect(releaseState(nothing).shell).toBeUndefined();
});
