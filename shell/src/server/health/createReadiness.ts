import type { RemoteState } from '../rendering/renderer';

/** What `/readyz` says. It names no folder, no address of the backend and no reason: those are in the log. */
export interface Readiness {
  /** `degraded`: shoppers are served, and somebody should look. */
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

/** Whether the shop can serve. All that ask within a second share one look. */
export function createReadiness(
  sources: ReadinessSources,
  now: () => number = () => performance.now(),
): () => Promise<Readiness> {
  let looked: { at: number; result: Promise<Readiness> } | undefined;
  return () => {
    if (!looked || now() - looked.at >= lifetime) looked = { at: now(), result: look(sources) };
    return looked.result;
  };
}

async function look(sources: ReadinessSources): Promise<Readiness> {
  const [registry, scripts, backendAnswers] = await Promise.all([
    sources.registry(),
    sources.scripts(),
    sources.backendAnswers(),
  ]);
  const remotes = sources.remotes().map(({ name, version, state }) => ({ name, version, state }));
  const cannotServe = registry === 'missing' || scripts === 'missing' || !backendAnswers;
  const isWhole =
    registry === 'good' &&
    scripts === 'good' &&
    remotes.every(({ state }) => state === 'ready' || state === 'browser');
  return {
    status: cannotServe ? 'not ready' : isWhole ? 'ready' : 'degraded',
    checks: { registry, scripts, backend: backendAnswers ? 'answers' : 'away', remotes },
  };
}
