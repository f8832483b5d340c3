const nameWidth = 14;

/** Runs one package's work and says on one line how it ended and how many milliseconds it took. */
export async function progressLine<Result>(
  name: string,
  work: () => Promise<{ outcome: string; result: Result }>,
): Promise<Result> {
  const started = performance.now();
  const { outcome, result } = await work();
  console.log(`  ${name.padEnd(nameWidth)}${outcome} (${Math.round(performance.now() - started)} ms)`);
  return result;
}
