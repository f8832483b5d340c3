import { entry } from '@shop/registry/testing';
import { withoutStrangers } from './withoutStrangers';

const near = entry('mf-a');
const far = entry('mf-b', { origin: 'https://assets.example' });

test('what lies at an origin of the setting is served as it is', () => {
  const published = { revision: 'r', remotes: [near, far], trials: [{ share: 10, entry: far }], killed: [] };
  const report = jest.fn();
  expect(withoutStrangers(published, ['https://assets.example'], report)).toEqual(published);
  expect(report).not.toHaveBeenCalled();
});

test('what lies elsewhere is served to nobody: a live remote keeps its place, a trial ends', () => {
  const published = { revision: 'r', remotes: [near, far], trials: [{ share: 10, entry: far }], killed: [] };
  const report = jest.fn();
  expect(withoutStrangers(published, ['https://other.example'], report)).toEqual({
    revision: 'r',
    remotes: [near, { ...far, isKilled: true }],
    trials: [],
    killed: [],
  });
  expect(report).toHaveBeenCalledWith(
    expect.stringMatching(/^mf-b 1\.0\.0 comes from https:\/\/assets\.example, .* Nobody gets it\.$/),
  );
});
