import type { RegistryEntry } from '@shop/registry';
import type { Live } from '@shop/registry/desk';

/** What goes into a package: what its registry says, and the versions whose files it holds. */
interface Packaged {
  live: Live;
  shells: string[];
  remotes: Pick<RegistryEntry, 'name' | 'version'>[];
}

/** Of everything that was live before, a package holds what one goes back to first, and speaks of no other. */
export function packagedLive(now: Live): Packaged {
  const last = <Version>(earlier: Version[]) => earlier.slice(-1);
  const history = Object.fromEntries(
    Object.entries(now.history).map(([name, of]) => [name, { ...of, earlier: last(of.earlier) }]),
  );
  const shellHistory = now.shellHistory && {
    ...now.shellHistory,
    earlier: last(now.shellHistory.earlier),
  };
  const live = { ...now, history, shellHistory };
  const shells = [...(now.shell ? [now.shell] : []), ...(shellHistory?.earlier ?? [])];
  return {
    live,
    shells: shells.map(({ version }) => version),
    remotes: [
      ...now.remotes,
      ...now.trials.map(({ entry }) => entry),
      ...Object.values(history).flatMap(({ earlier }) => earlier),
    ],
  };
}
