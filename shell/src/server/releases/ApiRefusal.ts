/** A request to the release desk that is answered with a status and one sentence. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 411 | 413 | 429 | 503,
    message: string,
  ) {
    super(message);
  }
}
