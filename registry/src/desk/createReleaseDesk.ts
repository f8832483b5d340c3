import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FileFault } from '../fields';
import { parseRegistry } from '../parseRegistry';
import type { RegistryEntry } from '../registryEntry';
import type { LiveShell, PublishedRegistry, Trial } from '../trials';
import { type Killed, killStep } from './killStep';
import { type Live, liveFrom, nothingLive, registryOf } from './live';
import { type OverrideGrant, writeGrant } from './override/overrideGrant';
import { overrideProblem } from './override/overrideProblem';
import type { Probe } from './probe/createProbe';
import type { RegistryStore, ReleaseChange } from './registryStore';
import type { Note, Tools } from './releaseChecks';
import { keptVersions } from './releaseHistory';
import { ReleaseRefused } from './ReleaseRefused';
import {
  endTrialStep,
  promoteStep,
  releaseStep,
  rollBackStep,
  shareStep,
  type Step,
  trialStep,
} from './releaseSteps';
import { rollBackShellStep } from './rollBackShellStep';
import { keptShellVersions, shellName } from './shellHistory';
import type { Signer, Verifier } from './signature';

/** Who changes what is live. */
export interface Caller {
  /** As it stands in the history: a person, a team's token, or 'the shop'. */
  name: string;
  mayRelease(remote: string): boolean;
}

/** What may be said with a change. */
export interface Remarks {
  commit?: string;
  reason?: string;
  /** Why it goes live without being tried before; kept with the change. */
  withoutProbe?: string;
  /** What is on trial, or else live, as far as the caller knows: sharing, promoting and rolling back refuse another. */
  meant?: string;
  /** Of a rollback of the shell: remotes that cannot run on the earlier one go back with it, in one change. */
  together?: boolean;
}

interface DeskOptions {
  store: RegistryStore;
  sign: Signer;
  verify: Verifier;
  /** Where remotes' files may come from beside the shop itself. */
  assetOrigins?: readonly string[];
  /** Tries what is released or put on trial before it is swapped in; absent where it cannot be tried. */
  probe?: Probe;
  now?: () => Date;
}

/** What became of a change: its rows, and the registry that it led to. */
export interface Changed {
  changes: ReleaseChange[];
  registry: PublishedRegistry;
}

/**
 * The one place where what is live changes. Every change asks for the caller's right, passes the release gate, is signed,
 * and is kept with its row or not at all; whoever is overtaken by another tries again with what is live then. All reject
 * with `ReleaseRefused` in a sentence, and with `FileFault` when what is stored cannot be trusted.
 */
export interface ReleaseDesk {
  /** Verified; nothing before the first release. */
  read(): Promise<Live>;
  /** Makes built remotes live for everybody, all at once and together with a shell, and ends their trials. */
  release(
    caller: Caller,
    what: { entries: RegistryEntry[]; shell?: LiveShell },
    remarks?: Remarks,
  ): Promise<Changed>;
  /** Shows a built remote to `share` percent of the visitors. */
  trial(caller: Caller, trial: Trial, remarks?: Remarks): Promise<Changed>;
  share(caller: Caller, remote: string, share: number, remarks?: Remarks): Promise<Changed>;
  promote(caller: Caller, remote: string, remarks?: Remarks): Promise<Changed>;
  /** Ends a trial, or else makes the version live that was live before, of a remote or of the shell. */
  rollBack(caller: Caller, remote: string, remarks?: Remarks): Promise<Changed>;
  /** Takes a version from everybody for good: the one on trial, or else the live one, unless another is named. */
  kill(
    caller: Caller,
    remote: string,
    version?: string,
    remarks?: Remarks,
  ): Promise<Changed & { killed: Killed }>;
  /**
   * Lets one browser have a remote from its developer's own machine for two hours: resolves with the signed grant. What is
   * live stays as it is.
   */
  override(caller: Caller, what: Pick<OverrideGrant, 'entry' | 'browser'>): Promise<string>;
  /** For the shop itself: ends the trial of exactly that version; undefined when it is on trial no more. */
  endTrial(trial: { remote: string; version: string; reason: string }): Promise<Changed | undefined>;
}

/** Milliseconds that a browser may keep a remote that is no release. */
const overrideLifetime = 2 * 60 * 60 * 1000;
/** More callers than this at one time do not release. */
const attempts = 30;

export function createReleaseDesk({
  store,
  sign,
  verify,
  assetOrigins = [],
  probe,
  now = () => new Date(),
}: DeskOptions): ReleaseDesk {
  const tools: Tools = { readFile: store.readFile, assetOrigins };
  /** With a probe that tries each version once, however often the change is overtaken. */
  const toolsWithProbe = (): Tools => ({ ...tools, probe: probe && onceEach(probe) });
  const read = async () => {
    const signed = await store.read();
    return signed ? liveFrom(await verify(signed)) : nothingLive;
  };

  // What is live by now is so all the same, and the next release removes what this one could not.
  const prune = (name: string, kept: ReadonlySet<string>) => store.prune(name, kept).catch(() => undefined);

  async function change<Taken extends Step>(
    by: string,
    remarks: Remarks,
    take: (live: Live, note: Note) => Taken | Promise<Taken>,
  ): Promise<Taken & Changed> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const live = await read();
      const at = now().toISOString();
      const taken = await take(live, { ...remarks, at, by });
      const sequence = live.sequence + 1;
      const registry = readable(registryOf({ ...taken.next, sequence }));
      const changes = taken.changes.map((draft): ReleaseChange => ({ sequence, at, by, ...draft }));
      const outcome = await store.swap(live.sequence, await sign(JSON.stringify(registry)), changes);
      if (outcome === 'swapped') return { ...taken, changes, registry };
      await pause(randomInt(10, 100));
    }
    throw new ReleaseRefused('Others keep changing what is live: try again in a moment.');
  }

  return {
    read,
    release: async (caller, what, remarks = {}) => {
      for (const { name } of what.entries) requireRight(caller, name);
      if (what.shell) requireRight(caller, shellName);
      const trying = toolsWithProbe();
      for (const { name, version } of what.entries) await store.keep(name, version);
      if (what.shell) await store.keep(shellName, what.shell.version);
      const changed = await change(caller.name, remarks, (live, note) =>
        releaseStep(trying, live, what, note),
      );
      for (const { name } of what.entries) await prune(name, keptVersions(changed.next, name));
      if (what.shell) await prune(shellName, keptShellVersions(changed.next));
      return changed;
    },
    trial: async (caller, trial, remarks = {}) => {
      requireRight(caller, trial.entry.name);
      const trying = toolsWithProbe();
      await store.keep(trial.entry.name, trial.entry.version);
      return change(caller.name, remarks, (live, note) => trialStep(trying, live, trial, note));
    },
    share: async (caller, remote, share, remarks = {}) => {
      requireRight(caller, remote);
      return change(caller.name, remarks, (live, note) => shareStep(tools, live, remote, share, note));
    },
    promote: async (caller, remote, remarks = {}) => {
      requireRight(caller, remote);
      return change(caller.name, remarks, (live, note) => promoteStep(tools, live, remote, note));
    },
    rollBack: async (caller, remote, remarks = {}) => {
      requireRight(caller, remote);
      const { together = false } = remarks;
      if (together && remote !== shellName)
        throw new ReleaseRefused('Only the shell is rolled back together with remotes.');
      const right = { together, requireRight: (name: string) => requireRight(caller, name) };
      return change(caller.name, remarks, (live, note) =>
        remote === shellName
          ? rollBackShellStep(tools, live, { ...note, ...right })
          : rollBackStep(tools, live, remote, note),
      );
    },
    kill: async (caller, remote, version, remarks = {}) => {
      requireRight(caller, remote);
      if (remote === shellName) throw new ReleaseRefused('A shell is not killed: roll it back.');
      return change(caller.name, remarks, (live, note) => killStep(tools, live, { remote, version }, note));
    },
    override: async (caller, { entry, browser }) => {
      requireRight(caller, entry.name);
      const problem = overrideProblem(await read(), entry);
      if (problem) throw new ReleaseRefused(problem);
      const until = now().getTime() + overrideLifetime;
      return writeGrant(sign, { entry, browser, until, by: caller.name });
    },
    endTrial: async ({ remote, version, reason }) => {
      const isOn = ({ trials }: Live) =>
        trials.some(({ entry }) => entry.name === remote && entry.version === version);
      if (!isOn(await read())) return undefined;
      return change('the shop', { reason }, (live, note) => {
        if (!isOn(live)) throw new ReleaseRefused(`${remote} ${version} is on trial no more.`);
        return endTrialStep(live, remote, 'trial-ended', note);
      });
    },
  };
}

/** Throws what nobody could read: signed and swapped in, it would be the last change that this desk makes. */
function readable(registry: PublishedRegistry): PublishedRegistry {
  try {
    parseRegistry(JSON.stringify(registry));
    return registry;
  } catch (error) {
    throw error instanceof FileFault ? new ReleaseRefused(error.message) : error;
  }
}

function requireRight(caller: Caller, remote: string): void {
  if (!caller.mayRelease(remote))
    throw new ReleaseRefused(`${caller.name} may not release ${remote}.`, 'forbidden');
}

function onceEach(probe: Probe): Probe {
  const tried = new Map<string, Promise<string[]>>();
  return (entry, candidate) => {
    const known = tried.get(entry.name);
    if (known) return known;
    const trying = probe(entry, candidate);
    tried.set(entry.name, trying);
    return trying;
  };
}
