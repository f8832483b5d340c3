import { type LocalKeys, newPublishableKey, newSecretKey, readLocalKeys, writeLocalKeys } from '../localKeys';

export const keyChanges: Readonly<Record<string, (keys: LocalKeys) => LocalKeys>> = {
  /** A new key of each kind, which is given out from now on; those of before go on to hold. */
  add: (keys) => ({
    ...keys,
    publishableKeys: [newPublishableKey(), ...keys.publishableKeys],
    secretKeys: [newSecretKey(), ...keys.secretKeys],
  }),
  /** Only the newest holds. */
  retire: (keys) => ({
    ...keys,
    publishableKeys: [keys.publishableKeys[0]],
    secretKeys: [keys.secretKeys[0]],
  }),
};

/** Changes the API keys of a data folder; a backend that runs on it has them when it starts again. */
export async function changeKeys(
  dataDir: string,
  change: (keys: LocalKeys) => LocalKeys,
): Promise<LocalKeys> {
  const keys = change(await readLocalKeys(dataDir));
  await writeLocalKeys(dataDir, keys);
  return keys;
}
