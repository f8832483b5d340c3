/** Why a change of what is live was refused: by its rules, or because its caller may not make it. */
export type RefusalKind = 'refused' | 'forbidden';

/** What is live stays as it was; the message says why in one sentence. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  constructor(
    message: string,
    readonly kind: RefusalKind = 'refused',
  ) {
    super(message);
  }
}
