import type { Answer, Arguments } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { isoMoment } from '../dates/isoMoment';

export type EditableProduct = Answer<'get_editable_products'>[number];
export type ProductEdit = Arguments<'edit_products'>['p_edits'][number];

/** `stock:` and an id is the stock of a variant, `attributes.` and an id an attribute. */
export type CellKey =
  | 'price'
  | 'original_price'
  | 'type_id'
  | 'badges'
  | 'status'
  | 'publish_at'
  | `stock:${string}`
  | `attributes.${string}`;

/** What was typed over what is stored, by cell. */
export type Draft = ReadonlyMap<CellKey, string>;
export type Drafts = ReadonlyMap<string, Draft>;

export const noDrafts: Drafts = new Map();

/** A product and what was typed over it. */
export interface Change {
  product: EditableProduct;
  draft: Draft;
}

/** The values of a cell that has several, between commas. */
export const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** What is stored, as its cell shows it. */
export function storedText(product: EditableProduct, key: CellKey): string {
  if (key.startsWith('stock:'))
    return String(product.variants.find(({ id }) => `stock:${id}` === key)?.stock ?? '');
  if (key.startsWith('attributes.')) {
    const values = new Map(Object.entries(product.attributes)).get(key.slice('attributes.'.length));
    return (values ?? []).join(', ');
  }
  switch (key as Exclude<CellKey, `stock:${string}` | `attributes.${string}`>) {
    case 'price':
      return String(product.price);
    case 'original_price':
      return String(product.original_price);
    case 'type_id':
      return product.type_id ?? '';
    case 'badges':
      return product.badges.join(', ');
    case 'status':
      return product.status;
    case 'publish_at':
      return product.publish_at ? formatDate(product.publish_at, 'isoMinute') : '';
  }
}

export const cellText = (product: EditableProduct, draft: Draft | undefined, key: CellKey): string =>
  draft?.get(key) ?? storedText(product, key);

/** The drafts with these cells; what is typed as it is stored is no change. */
export function withCells(
  drafts: Drafts,
  typed: Iterable<{ product: EditableProduct; key: CellKey; text: string }>,
): Drafts {
  // One copy for all: ten thousand cells may come at once.
  const next = new Map(drafts);
  for (const { product, key, text: written } of typed) {
    const text = isNumber(key) ? bareNumber(written) : written;
    const draft = new Map(next.get(product.id));
    if (text === storedText(product, key)) draft.delete(key);
    else draft.set(key, text);
    if (draft.size === 0) next.delete(product.id);
    else next.set(product.id, draft);
  }
  return next;
}

/** What differs from what is stored, in the order of the products. */
export const changesOf = (products: readonly EditableProduct[], drafts: Drafts): Change[] =>
  products.flatMap((product) => {
    const draft = new Map(
      [...(drafts.get(product.id) ?? [])].filter(([key, text]) => text !== storedText(product, key)),
    );
    return draft.size > 0 ? [{ product, draft }] : [];
  });

/** The drafts without what was sent; what was typed meanwhile stays. */
export function withoutSent(drafts: Drafts, sent: readonly Change[]): Drafts {
  const next = new Map(drafts);
  for (const { product, draft } of sent) {
    const others = new Map(
      [...(next.get(product.id) ?? [])].filter(([key, text]) => text !== draft.get(key)),
    );
    if (others.size > 0) next.set(product.id, others);
    else next.delete(product.id);
  }
  return next;
}

/** What can be told of a cell before the database is asked. */
export function cellProblem(
  product: EditableProduct,
  draft: Draft | undefined,
  key: CellKey,
): string | undefined {
  const text = cellText(product, draft, key).trim();
  if (key === 'price') {
    if (!/^\d{1,6}$/.test(text) || Number(text) < 1 || Number(text) > 300_000)
      return 'Rupees, from 1 to 300000.';
    return undefined;
  }
  if (key === 'original_price') {
    if (!/^\d{1,8}$/.test(text)) return 'Whole rupees.';
    return Number(text) < Number(cellText(product, draft, 'price')) ? 'Below the price.' : undefined;
  }
  if (key.startsWith('stock:')) return /^\d{1,6}$/.test(text) ? undefined : 'A whole number, from 0 up.';
  if (key === 'badges') return partsOf(text).length > 5 ? 'At most five badges.' : undefined;
  if (key === 'publish_at' && text !== '') {
    if (cellText(product, draft, 'status') !== 'draft') return 'Only a draft is published later.';
    return isoMoment(text) ? undefined : 'A day and a time such as 2026-12-31T09:30.';
  }
  return undefined;
}

/** The problems of what was changed; a price can be wrong because of an MRP beside it. */
export const draftProblems = (product: EditableProduct, draft: Draft): string[] =>
  [
    ...new Set<CellKey>([...draft.keys(), ...(draft.has('price') ? (['original_price'] as const) : [])]),
  ].flatMap((key) => cellProblem(product, draft, key) ?? []);

/** The change as `edit_products` takes it: of stock the pieces between what was shown and what was typed. */
export function toEdit(product: EditableProduct, draft: Draft): ProductEdit {
  const set: NonNullable<ProductEdit['set']> = {};
  const stock = new Map<string, number>();
  const attributes = new Map<string, string[] | null>();
  for (const [key, typed] of draft) {
    const text = typed.trim();
    if (key.startsWith('stock:'))
      stock.set(key.slice('stock:'.length), Number(text) - Number(storedText(product, key)));
    else if (key.startsWith('attributes.')) {
      const values = partsOf(text);
      attributes.set(key.slice('attributes.'.length), values.length > 0 ? values : null);
    } else if (key === 'price') set.price = Number(text);
    else if (key === 'original_price') set.original_price = Number(text);
    else if (key === 'badges') set.badges = partsOf(text);
    else if (key === 'type_id') set.type_id = text || null;
    else if (key === 'status') set.status = text as EditableProduct['status'];
    else set.publish_at = text ? (isoMoment(text) ?? text) : null;
  }
  if (attributes.size > 0) set.attributes = Object.fromEntries(attributes);
  return {
    id: product.id,
    version: product.version,
    ...(Object.keys(set).length > 0 && { set }),
    ...(stock.size > 0 && { stock: Object.fromEntries(stock) }),
  };
}

/** Keys of the stock cells of a product. */
export const stockKeys = ({ variants }: EditableProduct): CellKey[] =>
  variants.map(({ id }) => `stock:${id}` as const);

/** Whether the cell holds a number: rupees or pieces. */
export const isNumber = (key: CellKey): boolean =>
  key === 'price' || key === 'original_price' || key.startsWith('stock:');

const rupees = /^(?:₹\s*)?(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/;

/** A number as people and spreadsheets write it, `₹1,29,900`, without its signs; every other text as it is. */
const bareNumber = (text: string): string => rupees.exec(text.trim())?.[1]?.replaceAll(',', '') ?? text;

/** Lines of a spreadsheet in this cell and those below it, on later pages too. `left`: how many found no cell. */
export function withLines(
  drafts: Drafts,
  products: readonly EditableProduct[],
  from: EditableProduct,
  key: CellKey,
  lines: readonly string[],
): { drafts: Drafts; left: number } {
  const cells = products.flatMap((product) =>
    (key.startsWith('stock:') ? stockKeys(product) : [key]).map((each) => ({ product, key: each })),
  );
  const start = cells.findIndex((cell) => cell.product.id === from.id && cell.key === key);
  const typed = cells.slice(start, start + lines.length).map((cell, index) => {
    return { ...cell, text: (lines[index] ?? '').trim() };
  });
  return { drafts: withCells(drafts, typed), left: lines.length - typed.length };
}
