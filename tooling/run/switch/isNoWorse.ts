/** What `/readyz` of a web server says, as far as two are compared by it. */
export interface Readiness {
  checks: {
    registry: string;
    scripts: string;
    backend: string;
    remotes: { name: string; version: string; state: string }[];
  };
}

const sound = ['good', 'answers'];

/**
 * Whether a web server may take the place of another: whatever works there works here. Measured by what runs and not by
 * what should be, because a backend that is away or a remote that was demoted is no fault of a new shell.
 */
export function isNoWorse({ checks: candidate }: Readiness, { checks: running }: Readiness): boolean {
  const checks = ['registry', 'scripts', 'backend'] as const;
  return (
    checks.every((check) => sound.includes(candidate[check]) || candidate[check] === running[check]) &&
    running.remotes.every(
      ({ name, version, state }) =>
        state !== 'ready' ||
        candidate.remotes.some(
          (other) => other.name === name && other.version === version && other.state === 'ready',
        ),
    )
  );
}
