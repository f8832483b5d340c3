import { useRef, useState } from 'react';
import type { Database } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { staffFailure } from '../../calls/staffFailure';
import { useListQuery } from '../useListQuery';
import { selectedRange } from './selectedRange';

/** As many as one bulk action takes; the lists count as far. */
export const mostSelected = 10_000;

interface Options {
  /** Keys of the page in sight, in its order. */
  pageKeys: readonly string[];
  /** How many rows the filter finds on all pages. */
  total: number;
  /** Keys of all rows that the filter finds, in the list's order, at most `mostSelected`. */
  fetchKeys: (db: Database) => Promise<readonly string[]>;
}

/** Rows that were ticked, on this page and on others. */
export interface Selection {
  keys: ReadonlySet<string>;
  pageKeys: readonly string[];
  total: number;
  /** Ticks or unticks a row; `toLast` does so with all rows from the one that was pressed last. */
  set: (key: string, isSelected: boolean, toLast: boolean) => void;
  setPage: (isSelected: boolean) => void;
  /** Asks for the keys of all that match; they are kept as they are then, so that no row joins unseen. */
  selectAll: () => void;
  /** How that question goes. */
  asking: { busy: boolean };
  clear: () => void;
  /** Ticks exactly these, for example those that failed. */
  replace: (keys: Iterable<string>) => void;
}

const nothing: ReadonlySet<string> = new Set();

/** What makes two lists the same whatever page of it is shown in whatever order. */
function scopeOf(params: URLSearchParams): string {
  const scope = new URLSearchParams(params);
  scope.delete('page');
  scope.delete('sort');
  return scope.toString();
}

/** A selection that is kept from page to page, and ends where another filter would hide what is in it. */
export function useSelection({ pageKeys, total, fetchKeys }: Options): Selection {
  const scope = scopeOf(useListQuery().params);
  const [state, setState] = useState({ scope, keys: nothing });
  const last = useRef<string>(undefined);
  const asking = useAction({ describe: staffFailure, inToast: true });
  const keys = state.scope === scope ? state.keys : nothing;

  const selected = (next: Iterable<string>) => ({ scope, keys: new Set([...next].slice(0, mostSelected)) });
  const replace = (next: Iterable<string>) => setState(selected(next));
  const change = (changed: readonly string[], isSelected: boolean) => {
    const next = new Set(keys);
    for (const key of changed) {
      if (isSelected) next.add(key);
      else next.delete(key);
    }
    replace(next);
  };

  return {
    keys,
    pageKeys,
    total,
    set: (key, isSelected, toLast) => {
      change(toLast ? selectedRange(pageKeys, last.current, key) : [key], isSelected);
      last.current = key;
    },
    setPage: (isSelected) => change(pageKeys, isSelected),
    selectAll: () =>
      void asking.run(async (db) => {
        const all = selected(await fetchKeys(db));
        // What was ticked or cleared meanwhile was chosen later.
        setState((now) => (now === state ? all : now));
      }),
    asking,
    clear: () => replace([]),
    replace,
  };
}
