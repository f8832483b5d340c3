import { ReadableStream } from 'node:stream/web';
import { neutralise } from '../../csv/neutralise';
import { csvList, lampCells } from '../../testing/csvList';
import { testProductRecord } from '../../testing/testProductRecord';
import { csvColumns, measuresColumn, toCsvRow } from '../productCsv';
import { type ProductSlice, readProducts } from './readProducts';

const head = csvColumns.join(',');
const line = (sku: string, name = 'Lamp') => csvList([{ ...lampCells(sku), name }]).slice(head.length + 1);
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  new Uint8Array(Buffer.concat([Buffer.from([255, 254]), Buffer.from(text, 'utf16le')]));

const inPieces = (pieces: Iterable<Uint8Array>, size: number) =>
  ({ size, stream: () => ReadableStream.from(pieces) }) as unknown as Blob;

function* cut(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** All of a file that comes in pieces of seven bytes, which end in the middle of letters and line ends. */
async function readCsv(bytes: Uint8Array, most?: number) {
  const content: ProductSlice = { products: [], problems: [], total: 0 };
  for await (const { products, problems, total } of readProducts(
    inPieces(cut(bytes, 7), bytes.length),
    most,
  )) {
    content.products.push(...products);
    content.problems.push(...problems);
    content.total = total;
  }
  return content;
}

test('a row becomes a product with its variants', async () => {
  const { products, problems } = await readCsv(utf8(`${head}\n${line('L-1')}`));
  expect(problems).toEqual([]);
  expect(products).toEqual([
    {
      line: 2,
      product: expect.objectContaining({
        sku: 'L-1',
        price: '700',
        features: ['Brass', 'Handmade'],
        badges: [],
        variants: [
          { label: 'S', stock: '4' },
          { label: 'M', stock: '0' },
        ],
      }),
    },
  ]);
});

test.each([
  ['UTF-8 with a mark', utf8(`\uFEFF${head}\n${line('L-1', '"Lamp, दिया"')}`)],
  ['UTF-16 of a spreadsheet', utf16(`${head}\n${line('L-1', '"Lamp, दिया"')}`)],
])('%s is read', async (_, bytes) => {
  expect((await readCsv(bytes)).products[0]?.product.name).toBe('Lamp, दिया');
});

test('another encoding is told, not guessed', async () => {
  const latin = new Uint8Array([...utf8(`${head}\nL-1,Caf`), 0xe9, ...utf8(',,1,1,a,b,draft,,,one=1')]);
  expect((await readCsv(latin)).problems).toEqual([
    { line: 2, field: 'file', value: '', message: expect.stringContaining('UTF-8') as string },
  ]);
});

test('a quote that never ends is told', async () => {
  const { problems } = await readCsv(utf8(`${head}\n${line('L-1')}\n${line('L-2', '"Lamp')}`));
  expect(problems).not.toEqual([]);
});

test('missing columns, double SKUs and unclear variants are told with their line', async () => {
  expect((await readCsv(utf8('sku,name\nA,B'))).problems[0]?.message).toContain('price');
  const twice = await readCsv(
    utf8(`${head}\n${line('L-1')}\n${line('L-1')}\n${line('L-3').replace('S=4|M=0', 'many')}`),
  );
  expect(twice.problems.map((problem) => [problem.line, problem.field])).toEqual([
    [3, 'sku'],
    [4, 'variants'],
  ]);
});

test('so many rows are read, one more is told', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => line(`L-${index}`));
  const text = [head, ...rows].join('\n');
  expect(await readCsv(utf8(text), 300)).toMatchObject({ problems: [], total: 300 });
  const { products, problems } = await readCsv(utf8(`${text}\n${line('L')}`), 300);
  expect(products).toHaveLength(300);
  expect(problems).toEqual([expect.objectContaining({ line: 302, field: 'file' })]);
});

test('blank rows count, and rows of other widths are told', async () => {
  const { products, problems } = await readCsv(utf8(`${head}\r\n\r\n,,\r\n${line('L-1')}\r\nL-2,Lamp\r\n`));
  expect(products.map(({ line: at }) => at)).toEqual([4]);
  expect(problems.map(({ line: at, field }) => [at, field])).toEqual([[5, 'row']]);
});

test('semicolons of other countries separate as well', async () => {
  const list = `${head}\n${line('L-1')}`.replaceAll(',', ';');
  expect((await readCsv(utf8(list))).products[0]?.product).toMatchObject({ sku: 'L-1', price: '700' });
});

test('a quote that swallows the rest of a long file ends the reading, not the memory', async () => {
  let asked = 0;
  const piece = utf8(`${line('L-2')}\n`.repeat(1000));
  function* pieces() {
    yield utf8(`${head}\n${line('L-1', '"Lamp')}\n`);
    for (; asked < 1000; asked += 1) yield piece;
  }
  const slices = readProducts(inPieces(pieces(), 1000 * piece.length));
  const { value } = await slices.next();
  expect((value as ProductSlice).problems).toEqual([expect.objectContaining({ line: 2, field: 'file' })]);
  expect(asked).toBeLessThan(10);
});

test('of 100,000 rows no more are held than a piece of the file and a slice, and none is lost', async () => {
  const all = 100_000;
  const inPiece = 400;
  let read = 0;
  function* pieces() {
    yield utf8(`${head}\n`);
    while (read < all) {
      const rows = Array.from({ length: inPiece }, (_, index) => line(`L-${read + index}`));
      read += inPiece;
      yield utf8(`${rows.join('\n')}\n`);
    }
  }
  let taken = 0;
  let held = 0;
  for await (const { products, problems } of readProducts(inPieces(pieces(), 1))) {
    expect(problems).toEqual([]);
    held = Math.max(held, read - taken);
    taken += products.length;
  }
  expect(taken).toBe(all);
  expect(held).toBeLessThanOrEqual(4 * inPiece);
});

test.each(['=cmd|calc', '+1', '-1', '@sum(a1)', '\tx'])('%p does not run in a spreadsheet', (text) => {
  expect(neutralise(text)).toBe(`'${text}`);
});

test('what is exported is what is imported', async () => {
  const row = toCsvRow({
    ...testProductRecord,
    name: '-Lamp',
    variants: [{ id: 'lamp:one', label: '', stock: 5 }],
    measures: [],
  });
  const text = Object.values(row).join(',');
  expect(text).toContain("'-Lamp");
  const {
    products: [read],
  } = await readCsv(utf8(`${head},${measuresColumn}\n${text}`));
  // The database refuses the name then: no formula gets in by the way of an export.
  expect(read?.product).toMatchObject({ name: '-Lamp', variants: [{ label: '', stock: '5' }] });
});

test('attributes go out and come back, several choices and texts with commas', async () => {
  const attributes = { material: ['cotton', 'silk'], 'key-ingredients': ['Neem, aloe'], lined: ['yes'] };
  const row = toCsvRow({ ...testProductRecord, attributes, measures: [] });
  expect(row.attributes).toBe('material=cotton,silk|key-ingredients=Neem, aloe|lined=yes');
  const { products } = await readCsv(utf8(csvList([{ ...row, attributes: `"${row.attributes}"` }])));
  expect(products[0]?.product.attributes).toEqual({
    material: 'cotton,silk',
    'key-ingredients': 'Neem, aloe',
    lined: 'yes',
  });
});

test('unclear attributes are told with their line', async () => {
  const { problems } = await readCsv(utf8(csvList([{ ...lampCells('L-1'), attributes: 'brass' }])));
  expect(problems.map(({ line: at, field }) => [at, field])).toEqual([[2, 'attributes']]);
});

const listWithMeasures = (measures: string, variants = 'S=4|M=0') =>
  utf8(
    `${head},${measuresColumn}\n${csvList([{ ...lampCells('L-1'), variants }]).slice(head.length + 1)},"${measures}"`,
  );

test('measures go out and come back, size by size', async () => {
  const measures = [
    { size: 'S', measures: { chest: 100, length: 70 } },
    { size: 'M', measures: { chest: 104, length: 71.5 } },
  ];
  const row = toCsvRow({ ...testProductRecord, measures });
  expect(row.measures).toBe('S=chest 100,length 70|M=chest 104,length 71.5');
  const { products, problems } = await readCsv(listWithMeasures(row.measures));
  expect(problems).toEqual([]);
  expect(products[0]?.product.measures).toEqual([
    { size: 'S', measures: { chest: '100', length: '70' } },
    { size: 'M', measures: { chest: '104', length: '71.5' } },
  ]);
});

test('a list without measures says nothing of them, an empty cell says that there are none', async () => {
  expect((await readCsv(utf8(`${head}\n${line('L-1')}`))).products[0]?.product).not.toHaveProperty(
    'measures',
  );
  expect((await readCsv(listWithMeasures(''))).products[0]?.product.measures).toEqual([]);
});

test.each(['S=chest', 'S chest 100', 'S=chest 100,,length 70'])(
  'unclear measures are told with their line: %s',
  async (cell) => {
    const { products, problems } = await readCsv(listWithMeasures(cell));
    expect(problems).toEqual([expect.objectContaining({ line: 2, field: 'measures', value: cell })]);
    expect(products[0]?.product).not.toHaveProperty('measures');
  },
);

test('measures of unclear sizes are no second fault', async () => {
  const { problems } = await readCsv(listWithMeasures('S=chest 100', 'many'));
  expect(problems.map(({ field }) => field)).toEqual(['variants']);
});
