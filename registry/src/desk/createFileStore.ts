import { existsSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { FileFault } from '../fields';
import { pruneVersions } from './pruneVersions';
import { readArtefactAddress } from './readArtefactAddress';
import { type RegistryStore, type ReleaseChange, type ReleaseToken, sequenceOf } from './registryStore';
import { shellName } from './shellHistory';
import { readSigned, type SignedRegistry } from './signature';
import { withLock } from './withLock';
import { writeBytesOnce, writeWhole } from './writeWhole';

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
  const readLog = () => readFile(changesFile, 'utf8').catch(() => '');
  /** Those that a process which ended, or a full disk, left in the registry's file alone, or half written. */
  const unnoted = (log: string, changes: ReleaseChange[] = []) => {
    const lines = new Set(log.split('\n'));
    return changes.filter((change) => !lines.has(JSON.stringify(change)));
  };
  const noteChanges = async (changes: ReleaseChange[]) => {
    const log = await readLog();
    const missing = unnoted(log, changes).map((change) => `${JSON.stringify(change)}\n`);
    const lineEnd = log === '' || log.endsWith('\n') ? '' : '\n';
    await mkdir(path.dirname(changesFile), { recursive: true });
    await appendFile(changesFile, lineEnd + missing.join(''));
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
        const all = [...unnoted(await readLog(), now?.changes), ...changes];
        writeWhole(registryFile, { ...next, changes: all } satisfies RegistryFile);
        // It is live by now. What is not noted stays in the registry's file, from where the next change notes it.
        await noteChanges(all).catch((error: unknown) =>
          console.warn('The history could not be written:', error),
        );
        return 'swapped';
      }),
    changes: async ({ remote, limit }) => {
      const log = await readLog();
      return [...log.split('\n').flatMap(wholeChange), ...unnoted(log, readRegistryFile()?.changes)]
        .filter((change) => remote === undefined || change.remote === remote)
        .slice(-limit)
        .reverse();
    },
    readFile: async (address) => readFile(fileOf(address)).catch(unlessMissing),
    putFile: async (address, bytes) => {
      const file = fileOf(address);
      const there = await readFile(file).catch(unlessMissing);
      if (!there && writeBytesOnce(file, bytes)) return 'stored';
      return (there ?? (await readFile(file))).equals(bytes) ? 'same' : 'other';
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

/** Nothing, where a write broke off in the middle of the line. */
function wholeChange(line: string): ReleaseChange[] {
  try {
    return [JSON.parse(line) as ReleaseChange];
  } catch {
    return [];
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
