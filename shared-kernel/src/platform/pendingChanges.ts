import { keysOf, readStored, type WholeStorage, writeStored } from './persistedStore';

/** Changes of an account's list that have not reached the server yet, kept on the device. */
export interface PendingChanges<Command> {
  /** Those of this account, of every tab; another's are nobody's business. They are this tab's from now on. */
  read(userId: string): Command[];
  /** This tab's. No changes leave nothing behind. */
  keep(userId: string, commands: readonly Command[]): void;
}

/**
 * Under a key of the account's and the tab's: while the service is away, two tabs wait beside each other. A change that is
 * none (another version, a tampered one) is dropped; the others stay.
 */
export function createPendingChanges<Command>(options: {
  storageKey: string;
  storage: WholeStorage | undefined;
  parseCommand: (value: unknown) => Command | undefined;
  newId: () => string;
}): PendingChanges<Command> {
  const { storage, parseCommand } = options;
  const tab = options.newId();
  const keyOf = (userId: string) => `${options.storageKey}-pending ${userId} `;
  const parse = (value: unknown) =>
    Array.isArray(value) ? value.map(parseCommand).filter((command) => command !== undefined) : undefined;
  const keep = (userId: string, commands: readonly Command[]) => {
    const key = keyOf(userId) + tab;
    if (commands.length > 0) writeStored(storage, key, commands);
    else storage?.removeItem(key);
  };
  return {
    read: (userId) => {
      const keys = keysOf(storage, keyOf(userId));
      const commands = keys.flatMap((key) => readStored(storage, key, parse) ?? []);
      keep(userId, commands);
      for (const key of keys) if (!key.endsWith(tab)) storage?.removeItem(key);
      return commands;
    },
    keep,
  };
}
