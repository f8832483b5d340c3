/** Work that goes on until it is stopped. */
export interface Sweeper {
  /** Resolves when the last round has ended; no other begins. */
  stop(): Promise<void>;
}

/**
 * Runs `work` again and again, `interval` milliseconds after it ended, so never twice at once. What fails is told to
 * `log` when it begins and when it changes, not every round. An interval of 0 never runs it.
 */
export function startSweeper(
  work: () => Promise<void>,
  interval: number,
  log: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Sweeper {
  let stopped = interval === 0;
  let round: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let complaint: string | undefined;

  async function runRound(): Promise<void> {
    const problem = await work().then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (problem && problem !== complaint) log(`The sweep failed: ${problem}`);
    if (!problem && complaint) log('The sweep works again.');
    complaint = problem;
    schedule();
  }

  function schedule(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      round = runRound();
    }, interval);
  }

  schedule();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
