const nameWidth = 14;
/** The pictures, which are drawn meanwhile, count up on a terminal's last line and come again below. */
const lineStart = process.stdout.isTTY ? '\r\x1b[K' : '';

/** Runs one package's work and says on one line how it ended and how many milliseconds it took. */
export async function progressLine<Result>(
  name: string,
  work: () => Promise<{ outcome: string; result: Result }>,
): Promise<Result> {
  const started = performance.now();
  const { outcome, result } = await work();
  console.log(
    `${lineStart}  ${name.padEnd(nameWidth)}${outcome} (${Math.round(performance.now() - started)} ms)`,
  );
  return result;
}
