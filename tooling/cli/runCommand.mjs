/**
 * Runs a command. A failure is one line on the terminal and exit code 1; `DEBUG=1` shows where it came from.
 *
 * @param {() => Promise<unknown>} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message);
    process.exitCode = 1;
  }
}
