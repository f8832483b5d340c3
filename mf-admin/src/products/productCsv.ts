import type { Arguments } from '@shop/kernel/data';
import { neutralise, restoreText } from '../csv/neutralise';
import type { ProductRecord } from './productRecord';
import { readTexts, textColumns } from './textColumns';

/** Columns of the list, in order; import needs all but may have them in any order. */
export const csvColumns = [...textColumns, 'features', 'badges', 'attributes', 'variants'] as const;

type CsvRow = Record<(typeof csvColumns)[number], string>;

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

/** `material=cotton,silk|length=5.5`; a text may hold commas and no bar. */
const writeAttributes = ({ attributes }: ProductRecord) =>
  Object.entries(attributes)
    .map(([id, values]) => `${id}=${values.join(',')}`)
    .join('|');

export const toCsvRow = (product: ProductRecord): CsvRow => ({
  ...readTexts((column) => neutralise(String(product[column] ?? ''))),
  features: neutralise(product.features.join('|')),
  badges: neutralise(product.badges.join('|')),
  attributes: neutralise(writeAttributes(product)),
  variants: neutralise(writeVariants(product)),
});

const partsOf = (text: string) =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

function readVariants(text: string): ImportedProduct['variants'] | undefined {
  const variants = partsOf(text).map((part) => {
    const at = part.lastIndexOf('=');
    const label = part.slice(0, at).trim();
    return { label: label === 'one' ? '' : label, stock: part.slice(at + 1).trim() };
  });
  const isComplete = variants.length > 0 && variants.every(({ stock }) => /^\d{1,6}$/.test(stock));
  return isComplete && partsOf(text).every((part) => part.includes('=')) ? variants : undefined;
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
  const problem = (field: keyof CsvRow, message: string) => ({ line, field, value: text(field), message });
  return {
    product: {
      ...readTexts(text),
      features: partsOf(text('features')),
      badges: partsOf(text('badges')),
      attributes: attributes ?? {},
      variants: variants ?? [{ label: '', stock: '0' }],
    },
    problems: [
      ...(text('sku') ? [] : [problem('sku', 'Every row needs an SKU.')]),
      ...(variants ? [] : [problem('variants', 'Write variants like S=4|M=0, or one=5.')]),
      ...(attributes
        ? []
        : [problem('attributes', 'Write attributes like material=cotton,silk|length=5.5.')]),
    ],
  };
}
