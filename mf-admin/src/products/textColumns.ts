/** The columns of a product that form and price list hold as one text each, in the list's order. */
export const textColumns = [
  'sku',
  'name',
  'description',
  'price',
  'original_price',
  'category_id',
  'type_id',
  'colour_family',
  'style_id',
  'brand',
  'status',
] as const;

export type TextColumn = (typeof textColumns)[number];

/** All of them, each as `read` finds it. */
export const readTexts = (read: (column: TextColumn) => string) =>
  Object.fromEntries(textColumns.map((column) => [column, read(column)])) as Record<TextColumn, string>;
