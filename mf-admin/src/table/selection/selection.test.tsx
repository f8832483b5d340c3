import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from '@shop/kernel/routing';
import { renderRoutes } from '@shop/kernel/testing';
import { createTestShop, Refusal } from '../../testing/createTestShop';
import { DataTable } from '../DataTable';
import { pageArgs, pageSize } from '../listPage';
import { ListPager } from '../ListPager';
import { useListQuery } from '../useListQuery';
import { BulkProgress } from './BulkProgress';
import { BulkResult } from './BulkResult';
import { inSlices } from './inSlices';
import { SelectionBar } from './SelectionBar';
import { useSelection } from './useSelection';

const total = 60;
const all = Array.from({ length: total }, (_, index) => `row-${index + 1}`);

/** A list of sixty rows; its filter changes nothing but the address. */
function List({ fetchKeys }: { fetchKeys: () => Promise<string[]> }) {
  const query = useListQuery();
  const { p_offset: offset } = pageArgs(query.params);
  const rows = all.slice(offset, offset + pageSize);
  const selection = useSelection({
    pageKeys: rows,
    total,
    fetchKeys,
  });
  return (
    <>
      <button onClick={() => query.go({ status: 'draft' })}>Drafts</button>
      <DataTable
        label="Rows"
        columns={[{ label: 'Row', cell: (row: string) => row }]}
        rows={rows}
        keyOf={(row) => row}
        selection={selection}
        empty=""
      />
      <SelectionBar selection={selection} one="row" many="rows">
        <button>Act on {[...selection.keys].join(' ')}</button>
      </SelectionBar>
      <ListPager total={total} />
    </>
  );
}

async function open(fetchKeys = () => Promise.resolve(all)) {
  const { platform, toasts } = await createTestShop({}, 'admin');
  const routes: RouteObject[] = [{ path: '/', element: <List fetchKeys={fetchKeys} /> }];
  const { user } = await renderRoutes(routes, '/', platform);
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  return { user, box, toasts };
}

const bar = () => within(screen.getByRole('group', { name: 'Selected rows' }));

test('ticked rows stay ticked on other pages, and the bar says how many there are', async () => {
  const { user, box } = await open();
  expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
  await user.click(box('Select row-2'));
  expect(screen.getByText('1 row selected')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select row-26' }));
  expect(bar().getByRole('button', { name: 'Act on row-2 row-26' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  expect(await screen.findByRole('checkbox', { name: 'Select row-2', checked: true })).toBeTruthy();
  expect(box('Select all on this page').indeterminate).toBe(true);
  await user.click(bar().getByRole('button', { name: 'Clear' }));
  expect(box('Select row-2').checked).toBe(false);
});

test('Shift ticks all between two rows', async () => {
  const { user, box } = await open();
  await user.click(box('Select row-5'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select row-2'));
  await user.keyboard('{/Shift}');
  expect(bar().getByRole('button', { name: 'Act on row-5 row-2 row-3 row-4' })).toBeTruthy();
});

test('a page is ticked at once, then all that match, and single rows may leave', async () => {
  const { user, box } = await open();
  await user.click(box('Select all on this page'));
  expect(screen.getByText('25 rows selected')).toBeTruthy();
  await user.click(bar().getByRole('button', { name: 'Select all 60' }));
  expect(await screen.findByText('60 rows selected')).toBeTruthy();
  expect(bar().queryByRole('button', { name: /^Select all/ })).toBeNull();
  await user.click(box('Select row-1'));
  expect(screen.getByText('59 rows selected')).toBeTruthy();
});

test('another filter ends the selection: nobody changes what they do not see', async () => {
  const { user, box } = await open();
  await user.click(box('Select row-1'));
  await user.click(screen.getByRole('button', { name: 'Drafts' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull());
  expect(box('Select row-1').checked).toBe(false);
});

test('when the keys cannot be had, that is said and the selection stays', async () => {
  const { user, box, toasts } = await open(() =>
    Promise.reject(new Refusal('TOO_SLOW', 'That took too long.')),
  );
  await user.click(box('Select row-1'));
  await user.click(bar().getByRole('button', { name: 'Select all 60' }));
  expect(toasts.at(-1)).toMatchObject({ tone: 'error' });
  expect(screen.getByText('1 row selected')).toBeTruthy();
});

test.each([
  ['cleared', 'Clear', undefined],
  ['begun anew under another filter', 'Drafts', '1 row selected'],
])('the keys of all are too late for a selection that was %s meanwhile', async (_, button, selected) => {
  let answer = () => undefined as void;
  const { user, box } = await open(() => new Promise((resolve) => (answer = () => resolve(all))));
  await user.click(box('Select row-1'));
  await user.click(bar().getByRole('button', { name: 'Select all 60' }));
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull());
  if (selected) await user.click(box('Select row-3'));
  await act(async () => answer());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText(/ rows? selected$/)?.textContent).toBe(selected);
});

test('slices go one after the other; one that fails ends the run after what was answered', async () => {
  const heard: unknown[] = [];
  const work = (slice: readonly number[]) =>
    slice.includes(5) ? Promise.reject(new Error('refused')) : Promise.resolve(slice.length);
  await expect(
    inSlices([1, 2, 3, 4, 5], 2, work, {
      onProgress: ({ done }) => heard.push(done),
      onAnswer: (answer) => heard.push(`answered ${answer}`),
    }),
  ).rejects.toThrow('refused');
  expect(heard).toEqual([0, 'answered 2', 2, 'answered 2', 4]);
});

test('a result names each row that stayed as it was, with the reason and the way to it', async () => {
  const { platform } = await createTestShop({}, 'admin');
  const failures = [{ key: 'a', name: 'Lamp <b>', reason: 'Somebody else has saved it.', to: '/lamp' }];
  const element = (
    <BulkResult failures={failures} one="Product" fileName="kept">
      1 of 2 products is changed.
    </BulkResult>
  );
  await renderRoutes([{ path: '/', element }], '/', platform);
  const row = screen.getByRole('row', { name: 'Lamp <b> Somebody else has saved it.' });
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/lamp');
  expect(screen.getByRole('button', { name: 'Download 1 reason' })).toBeTruthy();
});

test('one row on its way is told as one', () => {
  render(<BulkProgress one="row" progress={{ done: 0, total: 1 }} />);
  expect(screen.getByRole('status').textContent).toBe('0 of 1 row…');
  expect(screen.getByRole('progressbar', { name: 'rows sent' })).toBeTruthy();
});
