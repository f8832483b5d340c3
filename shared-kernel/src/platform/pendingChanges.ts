import { type DeviceStorage, readStored, writeStored } from './persistedStore';

/** Changes of an account's list that have not reached the server yet, kept on the device. */
export interface PendingChanges<Command> {
  /** Those of this account; another's are nobody's business. */
  read(userId: string): Command[];
  /** No changes leave nothing behind. */
  keep(userId: string, commands: readonly Command[]): void;
  clear(): void;
}

/** A change that is none (another version, a tampered one) is dropped; the others stay. */
export function createPendingChanges<Command>(options: {
  storageKey: string;
  storage: DeviceStorage | undefined;
  parseCommand: (value: unknown) => Command | undefined;
}): PendingChanges<Command> {
  const { storage, parseCommand } = options;
  const key = `${options.storageKey}-pending`;
  const parse = (value: unknown) => {
    const { userId, commands } = (value ?? {}) as { userId?: unknown; commands?: unknown };
    if (typeof userId !== 'string' || !Array.isArray(commands)) return undefined;
    return { userId, commands: commands.map(parseCommand).filter((command) => command !== undefined) };
  };
  const clear = () => storage?.removeItem(key);
  return {
    read: (userId) => {
      const kept = readStored(storage, key, parse);
      return kept?.userId === userId ? kept.commands : [];
    },
    keep: (userId, commands) =>
      commands.length > 0 ? writeStored(storage, key, { userId, commands }) : clear(),
    clear,
  };
}
