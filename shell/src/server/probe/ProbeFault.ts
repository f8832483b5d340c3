/** The release does not do what it has to; the message says so in one sentence. */
export class ProbeFault extends Error {
  override readonly name = 'ProbeFault';
}
