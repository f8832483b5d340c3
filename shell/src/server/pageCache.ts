import type { AnswerKind } from './answers/answerHeaders';
import type { RenderedPage } from './rendering/renderer';

/** A page ready to be sent. */
export interface CachedPage {
  kind: AnswerKind;
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  /** When it was rendered, in milliseconds since 1970. */
  renderedAt: number;
  /** As in `RenderedPage`: sending it again counts again. */
  half?: RenderedPage['half'];
  /** As in `RenderedPage`. */
  source?: string;
  /** Its body was compressed again: see createRecompressor.ts. */
  isSmall?: boolean;
}

/** Keeps pages in memory: HTML is the same for every visitor (adr 0004). */
export interface PageCache {
  get(key: string, now: number): CachedPage | undefined;
  set(key: string, page: CachedPage, now: number): void;
}

export interface PageCacheLimits {
  /** Milliseconds. */
  lifetime: number;
  pages: number;
  bytes: number;
}

/** Within its limits a page stays for its lifetime; beyond them, those that were asked for longest ago go first. */
export function createPageCache({ lifetime, pages, bytes }: PageCacheLimits): PageCache {
  const entries = new Map<string, { page: CachedPage; until: number }>();
  let held = 0;

  const drop = (key: string) => {
    held -= entries.get(key)?.page.body.byteLength ?? 0;
    entries.delete(key);
  };
  return {
    get: (key, now) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.until <= now) {
        drop(key);
        return undefined;
      }
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    set: (key, page, now) => {
      drop(key);
      if (page.body.byteLength > bytes) return;
      entries.set(key, { page, until: now + lifetime });
      held += page.body.byteLength;
      for (const oldest of entries.keys()) {
        if (entries.size <= pages && held <= bytes) break;
        drop(oldest);
      }
    },
  };
}
