import type { LiveShell, ShellHistory } from '../trials';
import type { Live } from './live';
import { ReleaseRefused } from './ReleaseRefused';
import { unmetContracts } from './unmetContracts';

/** What the shell is called where remotes are named: in the history, in rights and in commands. */
export const shellName = 'shell';

/** Versions of the shell that are kept whole: the live one and those that one goes back to first. */
const keptShells = 5;
/** What is typed to roll shell and remotes back at once; sentences of refusals say it. */
export const rollBackTogether = 'npm run rollback -w @shop/shell -- --together';
export const noShellHistory: ShellHistory = { earlier: [], withdrawn: [] };

/** What is live with this shell in the place of the one before. */
export function withShell(live: Live, shell: LiveShell | undefined): Live {
  const { shell: before, shellHistory = noShellHistory } = live;
  if (!shell || shell.version === before?.version) return { ...live, shell: shell ?? before };
  const { earlier, withdrawn } = shellHistory;
  return {
    ...live,
    shell,
    shellHistory: {
      earlier: before ? [...earlier, before].slice(-keptShells) : earlier,
      withdrawn: withdrawn.filter((version) => version !== shell.version),
    },
  };
}

/** Throws with the remote, live or on trial, that asks for more or for less than the shell brings that is to be live. */
export function requireNobodyLeftBehind({ shell, remotes, trials }: Live): void {
  if (!shell) return;
  for (const entry of [...remotes, ...trials.map(({ entry }) => entry)]) {
    const [unmet] = unmetContracts(shell, entry);
    if (!unmet) continue;
    const { name } = entry;
    const cure = unmet.isPast ? `release ${name} with it` : `take ${name} back first`;
    throw new ReleaseRefused(
      `${name} needs ${unmet.what} ${unmet.range}, the shell ${shell.version} brings ${unmet.brought}: ${cure}.`,
    );
  }
}

/** Versions of the shell whose files stay, whatever their age. */
export const keptShellVersions = ({ shell, shellHistory = noShellHistory }: Live): Set<string> =>
  new Set(
    [...shellHistory.earlier, ...(shell ? [shell] : [])].slice(-keptShells).map(({ version }) => version),
  );
