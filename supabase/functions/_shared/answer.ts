import type { EdgeFunction, FunctionContext } from './edgeFunction';
import { errorAnswer, FunctionError } from './functionError';

/** Runs a function; what it throws becomes an answer, and what nobody expected goes to the log as well. */
export async function answer(
  name: string,
  run: EdgeFunction,
  request: Request,
  context: FunctionContext,
): Promise<Response> {
  try {
    return await run(request, context);
  } catch (error) {
    if (!(error instanceof FunctionError || hasLeft(error)))
      console.error(`${name}: ${(error as Error).stack}`);
    return errorAnswer(error);
  }
}

/** Whether the caller left before it had sent its whole request, which is nobody's fault. */
const hasLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';
