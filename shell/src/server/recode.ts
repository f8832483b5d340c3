import { compress, type Encoding, encodingHeaders, textOf } from './compress';
import type { CachedPage } from './pageCache';

/**
 * Gives a page that was compressed with Brotli in the form that a visitor takes. Each form is made once, and goes when
 * the page goes.
 */
export function createRecoder(): (page: CachedPage, encoding: Encoding) => Promise<CachedPage> {
  const made = new WeakMap<CachedPage, Map<Encoding, Promise<CachedPage>>>();
  return async (page, encoding) => {
    if (encoding === 'br' || page.body.byteLength === 0) return page;
    const forms = made.get(page) ?? new Map<Encoding, Promise<CachedPage>>();
    made.set(page, forms);
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
