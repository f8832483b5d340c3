import { FileFault } from '../fields';
import { originProblem } from '../origins';
import { parseRegistry } from '../parseRegistry';
import type { RegistryEntry } from '../registryEntry';
import { versionLabel } from '../trials';
import { factProblem } from './factProblem';
import { givenUp } from './givenUp';
import type { Live } from './live';
import { validateRegistry } from './validateRegistry';

type Candidate = Pick<Live, 'remotes' | 'trials' | 'killed'>;

/** The release gate with what the live shell brings. Before the first shell no contract is asked about. */
export const fitProblem = (candidate: Live, assetOrigins: readonly string[]): string | undefined =>
  releaseGate(candidate, candidate.shell?.brings, assetOrigins) ??
  mixturesOf(candidate)
    .map((mixture) => factProblem(mixture, candidate.shell?.facts))
    .find(Boolean);

/**
 * What a change from `before` to `candidate` would take from somebody who uses it, in any mixture of live and tried
 * versions. A rollback and a kill are not held to it: what they take back is worse.
 */
export function lossProblem(before: Live, candidate: Live): string | undefined {
  const alive = (remotes: RegistryEntry[], { killed }: Live) =>
    remotes.filter((entry) => !killed.includes(versionLabel(entry)));
  const had = { remotes: alive(before.remotes, before), shell: before.shell };
  return mixturesOf(candidate)
    .map((mixture) => givenUp(had, { remotes: alive(mixture, candidate), shell: candidate.shell }))
    .find(Boolean);
}

/**
 * The release gate: says in one sentence why this must not go live, or nothing when it may. It refuses what a web
 * server would refuse, and whatever does not fit together in any mixture of live and tried versions that a visitor
 * may get. `brought` are the versions of the packages, by name, that the shell brings. `assetOrigins` is where remotes'
 * files may come from beside the shop itself.
 */
export function releaseGate(
  candidate: Candidate,
  brought?: Record<string, string>,
  assetOrigins: readonly string[] = [],
): string | undefined {
  const fault = faultOf(candidate) ?? strangerIn(candidate, assetOrigins);
  if (fault) return fault;
  for (const mixture of mixturesOf(candidate)) {
    const problem = validateRegistry(mixture, brought);
    if (problem) return problem;
  }
  return undefined;
}

function faultOf({ remotes, trials, killed }: Candidate): string | undefined {
  try {
    parseRegistry(JSON.stringify({ revision: 'candidate', remotes, trials, killed }));
    return undefined;
  } catch (error) {
    if (error instanceof FileFault) return error.message;
    throw error;
  }
}

const strangerIn = ({ remotes, trials }: Candidate, assetOrigins: readonly string[]) =>
  [...remotes, ...trials.map(({ entry }) => entry)]
    .map((entry) => originProblem(entry, assetOrigins))
    .find(Boolean);

/**
 * What visitors may get of what is live and tried. A rule is about two remotes at most, so that mixtures with two tried
 * versions stand for all.
 */
export function mixturesOf({ remotes, trials }: Pick<Live, 'remotes' | 'trials'>): RegistryEntry[][] {
  const tried = trials.map(({ entry }) => entry);
  const pairs = tried.flatMap((one, index) => tried.slice(index + 1).map((other) => [one, other]));
  return [[], ...tried.map((one) => [one]), ...pairs].map((chosen) =>
    remotes.map((live) => chosen.find(({ name }) => name === live.name) ?? live),
  );
}
