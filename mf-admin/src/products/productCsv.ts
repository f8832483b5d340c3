import type { Arguments } from '@shop/kernel/data';
import { neutralise, restoreText } from '../csv/neutralise';
import type { MeasuredSize } from './measuresCsv';
import type { ProductRecord } from './productRecord';
import { readTexts, textColumns } from './textColumns';

/** Columns of the list, in order; import needs them all but may have them in any order. */
export const csvColumns = [...textColumns, 'features', 'badges', 'attributes', 'variants'] as const;

/** The column that a list may lack, as those from before it do: what the products measure stays then. */
export const measuresColumn = 'measures';

type CsvRow = Record<(typeof csvColumns)[number] | typeof measuresColumn, string>;

/** A product of the staff's list. */
type ListedProduct = ProductRecord & { measures: readonly MeasuredSize[] };

/** A product as `import_products` takes it. */
export type ImportedProduct = Arguments<'import_products'>['p_rows'][number];

export interface RowProblem {
  /** Line of the file, the heading being 1. */
  line: number;
  field: string;
  /** What stands there. */
  value: string;
  message: string;
}

/** `S=4|M=0`; a product without a choice is `=4`, which the spreadsheet would calculate and is written `one=4`. */
const writeVariants = ({ variants }: ProductRecord) =>
  variants.map(({ label, stock }) => `${label || 'one'}=${stock}`).join('|');

/** `S=chest 100,length 70|M=chest 104,length 71.5`: centimetres of the piece, size by size. */
const writeMeasures = (measured: readonly MeasuredSize[]) =>
  measured
    .map(
      ({ size, measures }) =>
        `${size || 'one'}=${Object.entries(measures)
          .map(([name, centimetres]) => `${name} ${centimetres}`)
          .join(',')}`,
    )
    .join('|');

/** `material=cotton,silk|length=5.5`; a text may hold commas and no bar. */
const writeAttributes = ({ attributes }: ProductRecord) =>
  Object.entries(attributes)
    .map(([id, values]) => `${id}=${values.join(',')}`)
    .join('|');

export const toCsvRow = (product: ListedProduct): CsvRow => ({
  ...readTexts((column) => neutralise(String(product[column] ?? ''))),
  features: neutralise(product.features.join('|')),
  badges: neutralise(product.badges.join('|')),
  attributes: neutralise(writeAttributes(product)),
  variants: neutralise(writeVariants(product)),
  measures: neutralise(writeMeasures(product.measures)),
});

const partsOf = (text: string) =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

/** A part of the variants or the measures: a size, and what is said of it. */
function readSize(part: string): { label: string; rest: string } {
  const at = part.lastIndexOf('=');
  const label = part.slice(0, at).trim();
  return { label: label === 'one' ? '' : label, rest: part.slice(at + 1).trim() };
}

function readVariants(text: string): ImportedProduct['variants'] | undefined {
  const variants = partsOf(text).map((part) => {
    const { label, rest: stock } = readSize(part);
    return { label, stock };
  });
  const isComplete = variants.length > 0 && variants.every(({ stock }) => /^\d{1,6}$/.test(stock));
  return isComplete && partsOf(text).every((part) => part.includes('=')) ? variants : undefined;
}

/** The database says whether sizes, names and centimetres are ones that there are. */
function readMeasures(text: string): ImportedProduct['measures'] {
  const parts = partsOf(text);
  const rows = parts.map((part) => {
    const { label: size, rest } = readSize(part);
    const pairs = rest.split(',').map((pair) => /^\s*(\S+)\s+(\S+)\s*$/.exec(pair)?.slice(1));
    return {
      size,
      measures: Object.fromEntries(pairs.map((pair) => pair ?? [''])) as Record<string, string>,
    };
  });
  const isComplete = rows.every(({ measures }) => !Object.hasOwn(measures, ''));
  return isComplete && parts.every((part) => part.includes('=')) ? rows : undefined;
}

function readAttributes(text: string): Record<string, string> | undefined {
  const parts = partsOf(text).map((part) => {
    const at = part.indexOf('=');
    return { id: part.slice(0, at).trim(), value: part.slice(at + 1).trim(), isComplete: at > 0 };
  });
  if (!parts.every(({ isComplete }) => isComplete)) return undefined;
  return Object.fromEntries(parts.map(({ id, value }) => [id, value]));
}

/** The product of a line, and all that is wrong with it before the database is asked. What cannot be read is left empty, so that the database still tells the rest. */
export function readCsvRow(
  row: Partial<CsvRow>,
  line: number,
): { product: ImportedProduct; problems: RowProblem[] } {
  const text = (name: keyof CsvRow) => restoreText((row[name] ?? '').trim());
  const variants = readVariants(text('variants'));
  const attributes = readAttributes(text('attributes'));
  const saysMeasures = row.measures !== undefined;
  const measures = saysMeasures ? readMeasures(text('measures')) : undefined;
  const problem = (field: keyof CsvRow, message: string) => ({ line, field, value: text(field), message });
  return {
    product: {
      ...readTexts(text),
      features: partsOf(text('features')),
      badges: partsOf(text('badges')),
      attributes: attributes ?? {},
      variants: variants ?? [{ label: '', stock: '0' }],
      // Sizes that could not be read are none that could be measured.
      ...(measures && variants && { measures }),
    },
    problems: [
      ...(text('sku') ? [] : [problem('sku', 'Every row needs an SKU.')]),
      ...(variants ? [] : [problem('variants', 'Write variants like S=4|M=0, or one=5.')]),
      ...(attributes
        ? []
        : [problem('attributes', 'Write attributes like material=cotton,silk|length=5.5.')]),
      ...(saysMeasures && !measures
        ? [problem('measures', 'Write measures like S=chest 100,length 70|M=chest 104,length 71.5.')]
        : []),
    ],
  };
}
