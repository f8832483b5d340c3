/** A reason not to start that the operator can act on: printed as one line, exit code 1. */
export class StartupError extends Error {
  override name = 'StartupError';
}
