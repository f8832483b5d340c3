import type { Live } from './live';
import { type Note, requireFit, type Tools } from './releaseChecks';
import { ReleaseRefused } from './ReleaseRefused';
import type { Step } from './releaseSteps';
import { requireMeant } from './requireMeant';
import { noShellHistory, requireNobodyLeftBehind, shellName } from './shellHistory';

const rememberedWithdrawals = 50;

/** Makes the shell live again that was live before, if every remote can run on it. */
export function rollBackShellStep(tools: Tools, live: Live, { reason, meant }: Note): Step {
  requireMeant(live, shellName, meant);
  const { shell: before, shellHistory = noShellHistory } = live;
  const shell = shellHistory.earlier.at(-1);
  if (!before || !shell) throw new ReleaseRefused('The shell has no earlier release to go back to.');
  const next: Live = {
    ...live,
    shell,
    shellHistory: {
      earlier: shellHistory.earlier.slice(0, -1),
      withdrawn: [...shellHistory.withdrawn, before.version].slice(-rememberedWithdrawals),
    },
  };
  requireNobodyLeftBehind(next);
  const { version } = shell;
  const report = requireFit(tools, next);
  return {
    next,
    changes: [{ kind: 'rollback', remote: shellName, version, from: before.version, report, reason }],
  };
}
