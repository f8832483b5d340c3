import { existsSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { FileFault } from '../fields';
import { readArtefactAddress } from './artefactAddress';
import { pruneVersions } from './pruneVersions';
import { type RegistryStore, type ReleaseChange, type ReleaseToken, sequenceOf } from './registryStore';
import { shellName } from './shellHistory';
import { readSigned, type SignedRegistry } from './signature';
import { withLock } from './withLock';
import { writeBytesWhole, writeWhole } from './writeWhole';

/** The registry's file also holds the changes that led to it: so both appear together, in one rename. */
interface RegistryFile extends SignedRegistry {
  changes: ReleaseChange[];
}

/** What is live in a build folder: `registry.json`, `releases/` beside it, and the files under `remotes/`. */
export function createFileStore(buildFolder: string): RegistryStore {
  const inReleases = (name: string) => path.join(buildFolder, 'releases', name);
  const registryFile = path.join(buildFolder, 'registry.json');
  const changesFile = inReleases('changes.jsonl');
  const tokensFile = inReleases('tokens.json');
  const locked = <Result>(work: () => Result | Promise<Result>) =>
    withLock(path.join(buildFolder, 'registry.lock'), work);

  const homeOf = (name: string) => path.join(buildFolder, name === shellName ? shellName : `remotes/${name}`);

  const readRegistryFile = (): RegistryFile | undefined => {
    if (!existsSync(registryFile)) {
      if (!existsSync(changesFile)) return undefined;
      throw new FileFault(
        'registry.json is missing although there were releases: put a backup or registry.last-good.json in its place.',
      );
    }
    const text = readFileSync(registryFile, 'utf8');
    const signed = readSigned(text);
    const { changes = [] } = (JSON.parse(text) ?? {}) as Partial<RegistryFile>;
    return { ...signed, changes };
  };
  const log = async () => {
    const text = await readFile(changesFile, 'utf8').catch(() => '');
    const lines = text.split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as ReleaseChange);
  };
  /** A process that ended between the swap and this left the last changes in the registry's file alone. */
  const noteChanges = async (changes: ReleaseChange[]) => {
    const noted = (await log()).at(-1)?.sequence ?? 0;
    const missing = changes.filter(({ sequence }) => sequence > noted);
    await mkdir(path.dirname(changesFile), { recursive: true });
    await appendFile(changesFile, missing.map((change) => `${JSON.stringify(change)}\n`).join(''));
  };
  const readTokens = (): ReleaseToken[] =>
    existsSync(tokensFile) ? (JSON.parse(readFileSync(tokensFile, 'utf8')) as ReleaseToken[]) : [];
  const fileOf = (address: string) => {
    if (!readArtefactAddress(address))
      throw new FileFault(`${address} is not the address of a release's file.`);
    return path.join(buildFolder, address);
  };

  return {
    read: async () => {
      const file = readRegistryFile();
      return file && { payload: file.payload, signature: file.signature, keyId: file.keyId };
    },
    swap: (expected, next, changes) =>
      locked(async () => {
        const now = readRegistryFile();
        if ((now ? sequenceOf(now) : 0) !== expected) return 'conflict';
        await noteChanges(now?.changes ?? []);
        writeWhole(registryFile, { ...next, changes } satisfies RegistryFile);
        await noteChanges(changes);
        return 'swapped';
      }),
    changes: async ({ remote, limit }) => {
      const noted = await log();
      const last = noted.at(-1)?.sequence ?? 0;
      const pending = (readRegistryFile()?.changes ?? []).filter(({ sequence }) => sequence > last);
      return [...noted, ...pending]
        .filter((change) => remote === undefined || change.remote === remote)
        .slice(-limit)
        .reverse();
    },
    readFile: async (address) => readFile(fileOf(address)).catch(unlessMissing),
    putFile: async (address, bytes) => {
      const file = fileOf(address);
      const there = await readFile(file).catch(unlessMissing);
      if (there) return there.equals(bytes) ? 'same' : 'other';
      writeBytesWhole(file, bytes);
      return 'stored';
    },
    keep: async (name, version) => {
      const now = new Date();
      await utimes(path.join(homeOf(name), version), now, now).catch(unlessMissing);
    },
    prune: async (name, kept) => pruneVersions(homeOf(name), kept),
    tokens: async () => readTokens(),
    addToken: (token) => locked(() => writeWhole(tokensFile, [...readTokens(), token])),
    revokeToken: (id) =>
      locked(() => {
        const tokens = readTokens();
        const left = tokens.filter((token) => token.id !== id);
        writeWhole(tokensFile, left);
        return left.length < tokens.length;
      }),
  };
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
