import Papa from 'papaparse';
import { formatCount } from '@shop/kernel/domain';
import { csvColumns, type ImportedProduct, readCsvRow, type RowProblem } from './productCsv';

export const mostRows = 20_000;

export interface CsvContent {
  /** Rows that can be tried; those with problems are tried too, for the database may find more. */
  products: { line: number; product: ImportedProduct }[];
  problems: RowProblem[];
}

/** UTF-8, or UTF-16 as spreadsheets write it with a mark in front; anything else is said to be wrong. */
function decodeCsv(bytes: Uint8Array): string | undefined {
  const mark = `${bytes[0]},${bytes[1]}`;
  const encoding = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const wholeFile = (message: string): CsvContent => ({
  products: [],
  problems: [{ line: 1, field: 'file', value: '', message }],
});

/** Reads a price list and finds what is wrong with it as far as that can be told without the database. */
export function readCsv(bytes: Uint8Array): CsvContent {
  const text = decodeCsv(bytes);
  if (text === undefined) return wholeFile('The file is not in UTF-8. Save it as “CSV UTF-8”.');
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const missing = csvColumns.filter((name) => !meta.fields?.includes(name));
  if (missing.length > 0) return wholeFile(`These columns are missing: ${missing.join(', ')}.`);
  if (data.length > mostRows) return wholeFile(`At most ${formatCount(mostRows)} rows go at a time.`);

  const content: CsvContent = { products: [], problems: [] };
  const broken = new Map(errors.map(({ row, message }) => [row ?? 0, message]));
  const seen = new Set<string>();
  data.forEach((row, index) => {
    const line = index + 2;
    const fault = broken.get(index);
    if (fault) {
      content.problems.push({ line, field: 'row', value: '', message: `${fault}. Is a quote missing?` });
      return;
    }
    const { product, problems } = readCsvRow(row, line);
    if (seen.has(product.sku))
      problems.push({
        line,
        field: 'sku',
        value: product.sku,
        message: 'This SKU stands in the file twice.',
      });
    if (product.sku) seen.add(product.sku);
    content.problems.push(...problems);
    // Without an SKU, or with that of another line, nobody can say which product it is.
    if (!problems.some(({ field }) => field === 'sku')) content.products.push({ line, product });
  });
  return content;
}
