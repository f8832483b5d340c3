/** A refusal of the storage service. The hosted one answers 400 and puts the real status into the body. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  constructor(
    readonly statusCode: string,
    readonly error: string,
    message: string,
  ) {
    super(message);
  }
}
