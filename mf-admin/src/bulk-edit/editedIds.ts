import { readStored, writeStored } from '@shop/kernel/platform';

const key = 'products.edited';

/** Where the browser forbids storage, they last until the page is left. */
let edited: string[] = [];

/** Which products the editing table shows. They are too many for an address, and last as long as the tab. */
export function keepEditedIds(ids: Iterable<string>): void {
  edited = [...ids];
  writeStored('sessionStorage', key, edited);
}

export const readEditedIds = (): string[] =>
  readStored('sessionStorage', key, (ids) =>
    Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : undefined,
  ) ?? edited;
