/**
 * Ports of what a process starts, apart for each kind and, by its id, for runs beside each other. All lie below 32768, where those
 * begin that outgoing connections are given.
 */
const blocks = {
  shop: { first: 20_000, each: 2, runs: 4000 },
  measured: { first: 28_000, each: 5, runs: 400 },
  supervised: { first: 30_000, each: 2, runs: 500 },
  proxied: { first: 31_000, each: 5, runs: 200 },
  package: { first: 32_000, each: 1, runs: 350 },
  metrics: { first: 32_350, each: 1, runs: 350 },
} as const;

/** The first of a kind's ports in this process; as many as its block says are this process's own. */
export function firstPort(kind: keyof typeof blocks): number {
  const { first, each, runs } = blocks[kind];
  return first + each * (process.pid % runs);
}
