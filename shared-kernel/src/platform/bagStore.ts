import { map } from 'rxjs';
import { type ServerBag, toRequestLines } from '../data/bag';
import { type BagCommand, type BagLine, reduceBag } from '../domain/bag';
import { createAccountList } from './createAccountList';
import type { AccountList, ListSurroundings } from './listContract';
import { parseBagCommand, parseBagLine } from './storedEntries';

export type BagStore = AccountList<BagLine, BagCommand>;

export const guestBagStorageKey = 'guest-bag';

/**
 * The bag that every page sees: a visitor's in this tab's memory (spec §4) or, once live, on the device; a
 * signed-in shopper's on the server (adr 0008).
 */
export function createBagStore(server: ServerBag, surroundings: ListSurroundings): BagStore {
  const { bus } = surroundings;
  return createAccountList<BagLine, BagCommand>({
    ...surroundings,
    name: 'bag',
    storageKey: guestBagStorageKey,
    reduce: reduceBag,
    parseEntry: parseBagLine,
    parseCommand: parseBagCommand,
    news: {
      publishChanged: (lines, said) => bus.publish('bag/changed', { lines, said }),
      changed: bus.on('bag/changed').pipe(map(({ lines }) => lines)),
      publishSaved: (saved) => bus.publish('bag/saved', saved),
      savedElsewhere: bus.onElsewhere('bag/saved'),
    },
    server: {
      fetch: server.fetch,
      merge: (mergeId, lines) => server.merge(mergeId, toRequestLines(lines)),
      change: (command, after) => {
        if (command.type === 'clear') return server.clear();
        if (command.type === 'add-all') return server.merge(command.id, toRequestLines(command.lines));
        const id = 'line' in command ? command.line.id : command.id;
        return server.setQuantity(id, after.find((line) => line.id === id)?.quantity ?? 0);
      },
      // Adding depends on what is there; putting in as many as there should be does not.
      repeatable: (command, after) => {
        const line = command.type === 'add' && after.find(({ id }) => id === command.line.id);
        return line ? { type: 'put', line } : command;
      },
    },
  });
}
