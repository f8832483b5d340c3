import { isoMoment } from '../dates/isoMoment';
import { readTexts } from './textColumns';

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

const partsOf = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** The product's own fields as `save_product` takes them; numbers stay texts, which the database reads. */
export const readProductForm = (form: FormData) => ({
  ...readTexts((column) => textOf(form, column)),
  /** Only of a draft; a minute in India in the form. What is none the database refuses. */
  publish_at: isoMoment(textOf(form, 'publish_at')) ?? textOf(form, 'publish_at'),
  position: textOf(form, 'position'),
  features: partsOf(textOf(form, 'features'), /\r?\n/),
  badges: partsOf(textOf(form, 'badges'), /,/),
});
