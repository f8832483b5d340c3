/** What came of an order about a remote, as the release desk answers it over HTTP and a team's tool reads it. */
export interface ChangeAnswer {
  /** What was released, tried, taken back or killed; one of them. */
  changes: { version: string }[];
  /** The version in the place of what everybody gets: nobody gets it where it was killed and there is no other. */
  live?: string;
  /** Names of links that the remote no longer offers. */
  linksGivenUp: string[];
}

/** Undefined when it is another's answer, or that of a desk which says it otherwise. */
export function parseChangeAnswer(value: unknown): ChangeAnswer | undefined {
  const { changes, live, linksGivenUp } = (value ?? {}) as Partial<ChangeAnswer>;
  const isWhole =
    Array.isArray(changes) &&
    changes.every((change) => typeof change?.version === 'string') &&
    (live === undefined || typeof live === 'string') &&
    Array.isArray(linksGivenUp) &&
    linksGivenUp.every((name) => typeof name === 'string');
  return isWhole ? { changes, live, linksGivenUp } : undefined;
}
