import type { RemoteState } from '../rendering/renderer';

/** What `/readyz` says. It names no folder, no address of the backend and no reason: those are in the log. */
export interface Readiness {
  /**
   * `degraded`: shoppers are served, and somebody should look. `not ready` holds until what renders has started and the
   * backend has answered once, too.
   */
  status: 'ready' | 'degraded' | 'not ready';
  checks: {
    registry: 'good' | 'stale' | 'missing';
    scripts: 'good' | 'missing';
    backend: 'answers' | 'away';
    remotes: Pick<RemoteState, 'name' | 'version' | 'state'>[];
  };
}

interface ReadinessSources {
  registry(): Promise<Readiness['checks']['registry']>;
  scripts(): Promise<Readiness['checks']['scripts']>;
  /** Asks it now. */
  backendAnswers(): Promise<boolean>;
  remotes(): RemoteState[];
}

/** Milliseconds that one look holds, so that asking costs nothing. */
const lifetime = 1000;
/** As long as it starts: whoever waits for it is let in as soon as it has. */
const lifetimeAtStart = 100;
/** Milliseconds that visitors are kept away while what renders starts. One that hangs must not close the shop. */
const patience = 20_000;

/** Whether the shop can serve. All that ask within a second share one look, within a tenth of one while it starts. */
export function createReadiness(
  sources: ReadinessSources,
  now: () => number = () => performance.now(),
): () => Promise<Readiness> {
  let looked: { at: number; result: Promise<Readiness> } | undefined;
  const begun = now();
  let hasStarted = false;
  let hasAnswered = false;
  const look = async (): Promise<Readiness> => {
    const [registry, scripts, backendAnswers] = await Promise.all([
      sources.registry(),
      sources.scripts(),
      sources.backendAnswers(),
    ]);
    const states = sources.remotes();
    const isOver = registry !== 'missing' && !states.some(isStarting);
    // One that starts again later takes no visitors away: its pages render in the browser meanwhile.
    hasStarted ||= isOver || now() - begun >= patience;
    // One that goes away later neither: the pages that are kept for that are here (adr 0019).
    hasAnswered ||= backendAnswers;
    return judge({ registry, scripts, backendAnswers, states, hasStarted: hasStarted && hasAnswered });
  };
  return () => {
    if (!looked || now() - looked.at >= (hasStarted ? lifetime : lifetimeAtStart))
      looked = { at: now(), result: look() };
    return looked.result;
  };
}

/** Nothing has come of it yet: where something went wrong there is a reason. */
const isStarting = ({ state, reason }: RemoteState) => state === 'loading' && reason === undefined;

interface Seen extends Pick<Readiness['checks'], 'registry' | 'scripts'> {
  backendAnswers: boolean;
  states: RemoteState[];
  hasStarted: boolean;
}

function judge({ registry, scripts, backendAnswers, states, hasStarted }: Seen): Readiness {
  const remotes = states.map(({ name, version, state }) => ({ name, version, state }));
  const cannotServe = registry === 'missing' || scripts === 'missing' || !hasStarted;
  const isWhole =
    backendAnswers &&
    registry === 'good' &&
    scripts === 'good' &&
    remotes.every(({ state }) => state === 'ready' || state === 'browser');
  return {
    status: cannotServe ? 'not ready' : isWhole ? 'ready' : 'degraded',
    checks: { registry, scripts, backend: backendAnswers ? 'answers' : 'away', remotes },
  };
}
