import type { Caller } from '../http/caller';
import type { HeaderReader } from '../http/headerReader';
import { notImplemented, RestError } from './restError';

/** A data request as far as HTTP is concerned. */
export interface RestRequest {
  method: string;
  /** Below `/rest/v1/`: a table, or `rpc/<function>`. */
  resource: string;
  parameters: URLSearchParams;
  headers: HeaderReader;
  /** Parsed JSON; undefined when there is no body. */
  body: unknown;
  caller: Caller;
}

export interface Preferences {
  representation: boolean;
  exactCount: boolean;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
}

/** Reads the `Prefer` header. Throws 501 for a preference that would change the answer and is not implemented. */
export function readPreferences(headers: HeaderReader): Preferences {
  const entries = (headers.get('prefer') ?? '').split(',').map((part) => part.trim().split('='));
  const preferences = new Map(entries.map(([name = '', value = '']) => [name, value]));
  const count = preferences.get('count');
  if (count && count !== 'exact') throw notImplemented(`count=${count}`);
  if (preferences.get('missing') === 'default') throw notImplemented('Prefer: missing=default');
  if (preferences.has('max-affected')) throw notImplemented('Prefer: max-affected');
  if (preferences.get('tx') === 'rollback') throw notImplemented('Prefer: tx=rollback');
  const resolution = preferences.get('resolution');
  return {
    representation: preferences.get('return') === 'representation',
    exactCount: count === 'exact',
    resolution:
      resolution === 'merge-duplicates' || resolution === 'ignore-duplicates' ? resolution : undefined,
  };
}

const singleObject = 'application/vnd.pgrst.object';

/** Whether `single()` asked for one object instead of an array. Throws 501 for other formats than JSON. */
export function wantsSingle(headers: HeaderReader): boolean {
  const accept = headers.get('accept') ?? '';
  for (const format of ['text/csv', 'application/geo+json', 'application/vnd.pgrst.plan', 'nulls=stripped']) {
    if (accept.includes(format)) throw notImplemented(`the format ${format}`);
  }
  return accept.includes(singleObject);
}

/** Only schema `public` is exposed. Throws PGRST106 for another. */
export function requirePublicSchema(headers: HeaderReader): void {
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = headers.get(name);
    if (schema && schema !== 'public') {
      throw new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, {
        hint: 'Only the following schemas are exposed: public',
      });
    }
  }
}
