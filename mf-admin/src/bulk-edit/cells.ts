import type { Answer, Arguments } from '@shop/kernel/data';

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

const india = 330 * 60_000;

/** `2026-12-01T09:30`, the time in India, as an input of day and time has it. */
const istMoment = (iso: string) => new Date(Date.parse(iso) + india).toISOString().slice(0, 16);
const isoMoment = (ist: string) => new Date(`${ist}:00+05:30`).toISOString();

const partsOf = (text: string) =>
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
      return product.publish_at ? istMoment(product.publish_at) : '';
  }
}

export const cellText = (product: EditableProduct, draft: Draft | undefined, key: CellKey): string =>
  draft?.get(key) ?? storedText(product, key);

/** The drafts with one more cell; what is typed as it is stored is no change. */
export function withCell(drafts: Drafts, product: EditableProduct, key: CellKey, text: string): Drafts {
  const draft = new Map(drafts.get(product.id));
  if (text === storedText(product, key)) draft.delete(key);
  else draft.set(key, text);
  const next = new Map(drafts);
  if (draft.size === 0) next.delete(product.id);
  else next.set(product.id, draft);
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
  if (key === 'publish_at' && text !== '' && cellText(product, draft, 'status') !== 'draft')
    return 'Only a draft is published later.';
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
    else set.publish_at = text ? isoMoment(text) : null;
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
