import { followBuilds } from './reloadOnChange';

const before = { shell: '1', mf_a: '1', mf_b: '1' };
const follow = (changed: Record<string, string>, page: Parameters<typeof followBuilds>[2]) =>
  followBuilds(new Map(Object.entries(before)), new Map(Object.entries({ ...before, ...changed })), page);

function openPage(take: () => Promise<unknown> = () => Promise.resolve([])) {
  const taken: string[] = [];
  const reload = jest.fn();
  const hot = new Map(
    ['mf_a', 'mf_b'].map((name) => [
      name,
      () => {
        taken.push(name);
        return take();
      },
    ]),
  );
  return { page: { hot, reload }, taken, reload };
}

test('an edited remote is replaced where it stands, and no other', async () => {
  const { page, taken, reload } = openPage();
  await follow({ mf_b: '2' }, page);
  expect([taken, reload.mock.calls.length]).toEqual([['mf_b'], 0]);
});

test('a remote that the page has not loaded is nothing to it', async () => {
  const { page, taken, reload } = openPage();
  await follow({ mf_c: '1' }, page);
  expect([taken, reload.mock.calls.length]).toEqual([[], 0]);
});

test('the shell is under everything, so that the page reloads', async () => {
  const { page, taken, reload } = openPage();
  await follow({ shell: '2', mf_a: '2' }, page);
  expect([taken, reload.mock.calls.length]).toEqual([[], 1]);
});

test('what cannot be replaced makes the page reload', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { page, reload } = openPage(() => Promise.reject(new Error('not accepted')));
  await follow({ mf_a: '2' }, page);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
