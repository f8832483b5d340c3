/** A refusal with an HTTP status, a code that callers compare and a sentence that people read. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** JSON in text, where the database gave one. */
    readonly details: string | null = null,
  ) {
    super(message);
  }
}

/** The one shape of an error: `{code, message, details, hint}`, as the data API answers, `hint` being the code. */
export function errorAnswer(error: unknown): Response {
  const { status, code, message, details } =
    error instanceof FunctionError
      ? error
      : new FunctionError(500, 'UNEXPECTED', 'Something went wrong. Please try again.');
  return Response.json({ code: `PT${status}`, message, details, hint: code }, { status });
}
