const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/**
 * Lets a process that is told to end do what it has to at its exit, which a signal alone leaves out: a PostgreSQL of its own would
 * outlive it. It ends with 128 and the signal's number, as shells do.
 */
export function endOnSignals(): void {
  for (const [signal, number] of Object.entries(signals))
    process.on(signal, () => process.exit(128 + number));
}
