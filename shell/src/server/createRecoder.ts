import { compress, type Encoding, encodingHeaders, textOf } from './compress';
import type { CachedPage } from './pageCache';

/**
 * Pages whose other forms are kept: those asked for last. A form is up to five times as large as the page that caches
 * count, and who takes no Brotli would fill the memory with them by asking for everything.
 */
const most = 100;

type Forms = Map<Encoding, Promise<CachedPage>>;

/**
 * Gives a page that was compressed with Brotli in the form that a visitor takes. Each form is made once for as long as
 * the page is among those asked for last.
 */
export function createRecoder(): (page: CachedPage, encoding: Encoding) => Promise<CachedPage> {
  const made = new Map<CachedPage, Forms>();
  const formsOf = (page: CachedPage): Forms => {
    const forms: Forms = made.get(page) ?? new Map();
    made.delete(page);
    made.set(page, forms);
    const [oldest] = made.keys();
    if (made.size > most && oldest) made.delete(oldest);
    return forms;
  };
  return async (page, encoding) => {
    if (encoding === 'br' || page.body.byteLength === 0) return page;
    const forms = formsOf(page);
    const form = forms.get(encoding) ?? recode(page, encoding);
    forms.set(encoding, form);
    return form;
  };
}

async function recode(page: CachedPage, encoding: Encoding): Promise<CachedPage> {
  const { 'content-encoding': _compressed, ...headers } = page.headers;
  return {
    ...page,
    headers: { ...headers, ...encodingHeaders(encoding) },
    body: await compress(await textOf(page.body), encoding),
  };
}
