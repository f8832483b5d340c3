/** A remote could not be brought in. Carries what shoppers are told is missing. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  constructor(
    readonly remote: string,
    /** The part in shoppers' words, from the remote's manifest. */
    readonly part: string,
    cause: unknown,
  ) {
    super(`${remote} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
