/** A file of a release is not to be had, or is not what was released; the message says so in one sentence. */
export class ArtefactFault extends Error {
  override readonly name = 'ArtefactFault';
}
