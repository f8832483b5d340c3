/** A page ready to be sent. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** Keeps rendered pages for a short while: HTML is the same for every visitor (design §3). */
export interface PageCache {
  get(key: string, now: number): CachedPage | undefined;
  set(key: string, page: CachedPage, now: number): void;
}

/** `lifetime` in milliseconds; at most `capacity` pages, the oldest go first. */
export function createPageCache(lifetime: number, capacity: number): PageCache {
  const pages = new Map<string, { page: CachedPage; until: number }>();
  return {
    get: (key, now) => {
      const entry = pages.get(key);
      if (!entry || entry.until <= now) return undefined;
      return entry.page;
    },
    set: (key, page, now) => {
      pages.delete(key);
      pages.set(key, { page, until: now + lifetime });
      const oldest = pages.keys().next().value;
      if (pages.size > capacity && oldest !== undefined) pages.delete(oldest);
    },
  };
}
