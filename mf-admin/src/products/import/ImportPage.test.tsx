import { ReadableStream } from 'node:stream/web';
import { act, cleanup, screen } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../../routes';
import { createTestShop, Refusal } from '../../testing/createTestShop';
import { csvList, lampCells } from '../../testing/csvList';

const list = (rows: number) => csvList(Array.from({ length: rows }, (_, row) => lampCells(`L-${row}`)));
const answer = (created: number) => ({ created, updated: 0, unchanged: 0, errors: [] });

/** jsdom's files have no stream. */
const csvFile = (content: string | Uint8Array<ArrayBuffer>) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([bytes], 'list.csv', { type: 'text/csv', lastModified: 1 }), {
    stream: () =>
      ReadableStream.from(bytes.length > 0 ? [bytes] : []) as unknown as ReturnType<File['stream']>,
  });
};

async function chooseList(
  rows: number | string | Uint8Array<ArrayBuffer>,
  importProducts: (args: Record<string, unknown>) => unknown,
) {
  const { platform, calls } = await createTestShop({ import_products: importProducts }, 'admin');
  const { user } = await renderRoutes(routes, '/admin/products/import', platform);
  const choose = async () =>
    user.upload(
      await screen.findByLabelText('CSV file'),
      csvFile(typeof rows === 'number' ? list(rows) : rows),
    );
  await choose();
  return { user, calls, choose, platform };
}

test('a file that cannot be read is said so', async () => {
  const { platform } = await createTestShop({}, 'admin');
  const { user } = await renderRoutes(routes, '/admin/products/import', platform);
  const gone = Object.assign(new File([], 'list.csv', { type: 'text/csv' }), {
    stream: () => ({ getReader: () => ({ read: () => Promise.reject(new Error('Gone')) }) }),
  });
  await user.upload(await screen.findByLabelText('CSV file'), gone as unknown as File);
  expect(await screen.findByText('The file could not be read. Please choose it again.')).toBeTruthy();
});

afterEach(() => sessionStorage.clear());

test('of two lists chosen one after the other the second alone is tried, however late the first is read', async () => {
  const tried: number[] = [];
  const { platform } = await createTestShop(
    {
      import_products: ({ p_rows }) => {
        tried.push((p_rows as unknown[]).length);
        return answer((p_rows as unknown[]).length);
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/import', platform);
  const slow = csvFile(list(2));
  const { stream } = slow;
  let read: () => void = () => undefined;
  const reading = new Promise<void>((resolve) => (read = resolve));
  slow.stream = () => {
    const reader = stream().getReader();
    const wait = () => reading.then(() => reader.read());
    return { getReader: () => ({ read: wait, cancel: () => reader.cancel() }) } as ReturnType<File['stream']>;
  };
  await user.upload(await screen.findByLabelText('CSV file'), slow);
  await user.upload(screen.getByLabelText('CSV file'), csvFile(list(3)));
  expect(await screen.findByRole('button', { name: 'Import 3 products' })).toBeTruthy();
  await act(async () => read());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('button', { name: 'Import 3 products' })).toBeTruthy();
  expect(tried).toEqual([3]);
});

test('a list goes in parts, tried first and written when the staff says so', async () => {
  const { user, calls } = await chooseList(600, ({ p_rows }) => answer((p_rows as unknown[]).length));
  await user.click(await screen.findByRole('button', { name: 'Import 600 products' }));
  expect(await screen.findByText(/^Created 600/)).toBeTruthy();
  const sent = calls.filter(({ name }) => name === 'import_products').map(({ args }) => args);
  expect(sent.map(({ p_rows, p_dry_run }) => [(p_rows as unknown[]).length, p_dry_run])).toEqual([
    [250, true],
    [250, true],
    [100, true],
    [250, false],
    [250, false],
    [100, false],
  ]);
});

test('rows that take the database too long go in smaller parts', async () => {
  const { user, calls } = await chooseList(250, ({ p_rows }) => {
    const { length } = p_rows as unknown[];
    if (length > 100) throw new Refusal('', 'canceling statement due to statement timeout', {}, '57014');
    return answer(length);
  });
  await user.click(await screen.findByRole('button', { name: 'Import 250 products' }));
  expect(await screen.findByText(/^Created 250/)).toBeTruthy();
  const sent = calls.filter(({ name }) => name === 'import_products').map(({ args }) => args);
  expect(sent.map(({ p_rows }) => (p_rows as unknown[]).length)).toEqual([
    ...[250, 125, 63, 62, 125, 63, 62],
    ...[250, 125, 63, 62, 125, 63, 62],
  ]);
});

test('a row that takes too long by itself is told in plain words', async () => {
  await chooseList(2, () => {
    throw new Refusal('', 'canceling statement due to statement timeout', {}, '57014');
  });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The database took too long. Please try again in a moment.',
  );
});

test('a list that breaks off says how far it came', async () => {
  let written = 0;
  const { user } = await chooseList(600, ({ p_rows, p_dry_run }) => {
    if (p_dry_run === false && (written += 1) > 2) throw new Refusal('', 'The shop did not answer.');
    return answer((p_rows as unknown[]).length);
  });
  await user.click(await screen.findByRole('button', { name: 'Import 600 products' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The shop did not answer. 500 rows went through; sending the list again leaves them as they are.',
  );
});

test('a list that broke off goes on after the last row that was answered, and reports all of it', async () => {
  let written = 0;
  const { user, calls } = await chooseList(600, ({ p_rows, p_dry_run }) => {
    if (p_dry_run === false && (written += 1) === 2) throw new Refusal('', 'The shop did not answer.');
    return answer((p_rows as unknown[]).length);
  });
  await user.click(await screen.findByRole('button', { name: 'Import 600 products' }));
  await user.click(await screen.findByRole('button', { name: 'Go on after row 250' }));
  expect(await screen.findByText(/^Created 600/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Go on/ })).toBeNull();
  const sent = calls
    .filter(({ args }) => args.p_dry_run === false)
    .map(({ args }) => args.p_rows as { sku: string }[]);
  expect(sent.map(([first]) => first?.sku)).toEqual(['L-0', 'L-250', 'L-250', 'L-500']);
});

test('a page that was loaded anew knows the file again, and goes on where its writing broke off', async () => {
  let written = 0;
  const importProducts = ({ p_rows, p_dry_run }: Record<string, unknown>) => {
    if (p_dry_run === false && (written += 1) === 2) throw new Refusal('', 'The shop did not answer.');
    return answer((p_rows as unknown[]).length);
  };
  const first = await chooseList(600, importProducts);
  await first.user.click(await screen.findByRole('button', { name: 'Import 600 products' }));
  await screen.findByRole('button', { name: 'Go on after row 250' });
  cleanup();
  const { user, calls, choose } = await chooseList(600, importProducts);
  expect(await screen.findByText(/broke off after 250 rows/)).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'import_products')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Go on after row 250' }));
  expect(await screen.findByText(/^Created 600/)).toBeTruthy();
  const sent = calls.flatMap(({ args }) => (args.p_rows as { sku: string }[] | undefined) ?? []);
  expect(sent.map(({ sku }) => sku)).toEqual(Array.from({ length: 350 }, (_, row) => `L-${row + 250}`));
  await choose();
  expect(await screen.findByRole('button', { name: 'Import 600 products' })).toBeTruthy();
});

test('a file that cannot be read to its end is not written', async () => {
  const { calls } = await chooseList(`${list(3)}\nL-9,"Lamp${' '.repeat(100_001)}`, ({ p_rows }) =>
    answer((p_rows as unknown[]).length),
  );
  expect(await screen.findByText(/This row does not end/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  expect(calls.every(({ args }) => args.p_dry_run !== false)).toBe(true);
});

test.each([
  [
    'without a column',
    csvList([lampCells('L-0')]).replace('price,', ''),
    /^These columns are missing: price/,
  ],
  [
    'in Latin-1',
    new Uint8Array(Buffer.from(csvList([lampCells('Diyé')]), 'latin1')),
    /^The file is not in UTF-8/,
  ],
  [
    'that is a picture',
    new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 255]),
    /^The file is not in UTF-8/,
  ],
  ['with nothing in it', '', /^These columns are missing: /],
])('a file %s is refused with the reason', async (_, content, reason) => {
  const { calls } = await chooseList(content, () => answer(0));
  expect((await screen.findByRole('alert')).textContent).toMatch(reason);
  expect(screen.queryByText(/This would create/)).toBeNull();
  expect(calls.filter(({ name }) => name === 'import_products')).toEqual([]);
});

test('one row is told as one, and where each has a fault there are no others to import', async () => {
  const oneFault = csvList([{ ...lampCells('L-0'), variants: 'many' }]);
  await chooseList(oneFault, () => answer(0));
  expect(await screen.findByText(/ 1 row has 1 fault: mend it and choose the file again\.$/)).toBeTruthy();
  cleanup();
  sessionStorage.clear();
  await chooseList(1, () => answer(1));
  expect(await screen.findByRole('button', { name: 'Import 1 product' })).toBeTruthy();
});

test('every fault of every row is named at once, and nothing is written until the others are chosen', async () => {
  const rows = [
    lampCells('L-0'),
    { ...lampCells('L-1'), variants: 'many', attributes: 'cotton' },
    lampCells('L-2'),
  ];
  const { user, calls } = await chooseList(csvList(rows), ({ p_rows }) => {
    const sent = p_rows as { sku: string }[];
    const at = sent.findIndex(({ sku }) => sku === 'L-1') + 1;
    const found = [
      { row: at, field: 'price', value: '=1+1', message: 'A number.' },
      { row: at, field: 'variants', value: '', message: 'Told by the file already.' },
    ];
    return { ...answer(sent.length - (at ? 1 : 0)), errors: at ? found : [] };
  });
  expect(await screen.findByText(/This would create 2,/)).toBeTruthy();
  expect(await screen.findByText(/1 row has 3 faults: mend them/)).toBeTruthy();
  const faults = screen.getAllByRole('row').slice(1);
  expect(faults.map((row) => row.textContent.slice(0, 10))).toEqual([
    expect.stringContaining('3variants'),
    expect.stringContaining('3attribut'),
    expect.stringContaining('3price=1+1'),
  ]);
  expect(screen.queryByText('Told by the file already.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Download 3 problems' })).toBeTruthy();
  expect(calls.every(({ args }) => args.p_dry_run !== false)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Import the 2 faultless rows' }));
  expect(await screen.findByText(/^Created 2/)).toBeTruthy();
  const written = calls.find(({ args }) => args.p_dry_run === false)?.args.p_rows as { sku: string }[];
  expect(written.map(({ sku }) => sku)).toEqual(['L-0', 'L-2']);
});

test('a trial counts nothing of a row in which the file alone has a fault', async () => {
  const rows = [lampCells('L-0'), { ...lampCells('L-1'), attributes: 'cotton' }];
  await chooseList(csvList(rows), ({ p_rows }) => answer((p_rows as unknown[]).length));
  expect(await screen.findByText(/^This would create 1, change 0.* 1 row has 1 fault/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import the 1 faultless row' })).toBeTruthy();
});
