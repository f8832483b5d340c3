const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

const partsOf = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** The product's own fields as `save_product` takes them; numbers stay texts, which the database reads. */
export const readProductForm = (form: FormData) => ({
  name: textOf(form, 'name'),
  description: textOf(form, 'description'),
  brand: textOf(form, 'brand'),
  sku: textOf(form, 'sku'),
  price: textOf(form, 'price'),
  original_price: textOf(form, 'original_price'),
  category_id: textOf(form, 'category_id'),
  status: textOf(form, 'status'),
  position: textOf(form, 'position'),
  features: partsOf(textOf(form, 'features'), /\r?\n/),
  badges: partsOf(textOf(form, 'badges'), /,/),
});
