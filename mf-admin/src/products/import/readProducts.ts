import { formatCount } from '@shop/kernel/domain';
import { hashText } from '../../csv/hashText';
import { readRows, UnreadableCsv } from '../../csv/readRows';
import { csvColumns, type ImportedProduct, readCsvRow, type RowProblem } from '../productCsv';

/** Rows that are handed on together: small enough for the request limit and the statement timeout of a hosted project. */
const sliceSize = 250;
/** A file of more is told to be cut: of every SKU some forty bytes are kept, to tell which stands there twice. */
const mostRows = 1_000_000;

export interface ProductSlice {
  /** Rows that can be tried; those with problems are tried too, for the database may find more. */
  products: { line: number; product: ImportedProduct }[];
  problems: RowProblem[];
  /** How many rows the file has by what was read of it, about. */
  total: number;
}

/**
 * Reads a price list slice by slice, no faster than its slices are taken, and finds what is wrong with it as far as that
 * can be told without the database. A problem of the field `file` says that what follows cannot be read.
 */
export async function* readProducts(file: Blob, most = mostRows): AsyncGenerator<ProductSlice> {
  const seen = new Set<number>();
  let columns: string[] | undefined;
  let slice: ProductSlice = { products: [], problems: [], total: 0 };
  try {
    for await (const { line, cells, fault, share } of readRows(file)) {
      if (!columns) {
        columns = readHeading(cells);
        continue;
      }
      if (line > most + 1)
        throw new UnreadableCsv(line, `At most ${formatCount(most)} rows go at a time. Please cut the file.`);
      const { product, problems } = readLine(columns, line, cells, fault);
      if (product?.sku) {
        const sku = hashText(product.sku);
        if (seen.has(sku))
          problems.push({
            line,
            field: 'sku',
            value: product.sku,
            message: 'This SKU stands in the file twice.',
          });
        seen.add(sku);
      }
      slice.problems.push(...problems);
      // Without an SKU, or with that of another line, nobody can say which product it is.
      if (product && !problems.some(({ field }) => field === 'sku')) slice.products.push({ line, product });
      slice.total = Math.round(line / share) - 1;
      if (slice.products.length + slice.problems.length < sliceSize) continue;
      yield slice;
      slice = { products: [], problems: [], total: slice.total };
    }
    if (!columns) readHeading([]);
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    slice.problems.push({ line: error.line, field: 'file', value: '', message: error.message });
  }
  if (slice.products.length + slice.problems.length > 0) yield slice;
}

function readHeading(cells: string[]): string[] {
  const columns = cells.map((name) => name.trim().toLowerCase());
  const missing = csvColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new UnreadableCsv(1, `These columns are missing: ${missing.join(', ')}.`);
  return columns;
}

function readLine(
  columns: string[],
  line: number,
  cells: string[],
  fault: string | undefined,
): { product?: ImportedProduct; problems: RowProblem[] } {
  const unread =
    fault ??
    (cells.length === columns.length
      ? undefined
      : `${cells.length < columns.length ? 'Too few' : 'Too many'} columns: ${cells.length} of ${columns.length}`);
  if (unread)
    return { problems: [{ line, field: 'row', value: '', message: `${unread}. Is a quote missing?` }] };
  return readCsvRow(Object.fromEntries(columns.map((name, index) => [name, cells[index]])), line);
}
