import { FileFault } from '../fields';
import { originProblem } from '../origins';
import { parseRegistry } from '../parseRegistry';
import type { RegistryEntry } from '../registryEntry';
import type { Live } from './live';
import { validateRegistry } from './validateRegistry';

type Candidate = Pick<Live, 'remotes' | 'trials' | 'killed'>;

/** The release gate with what the live shell brings. Before the first shell no contract is asked about. */
export const fitProblem = (candidate: Live, assetOrigins: readonly string[]): string | undefined =>
  releaseGate(candidate, candidate.shell?.brings, assetOrigins);

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
