import type { Database } from './database';
import { DataError, type ServiceError, toDataError, unanswered } from './dataError';
import { inTime } from './inTime';

const readRefusal = async (error: unknown): Promise<ServiceError> => {
  const { context } = error as { context?: unknown };
  if (!(context instanceof Response)) return { message: 'Nobody answered' };
  try {
    return (await context.json()) as ServiceError;
  } catch {
    return { message: `The service answered with ${context.status}`, code: String(context.status) };
  }
};

/** Calls an edge function with a JSON body. Throws `DataError` with the `hint` or `code` of its JSON answer. */
export async function callFunction<Answer>(
  db: Database,
  name: string,
  body: Record<string, unknown>,
): Promise<Answer> {
  const answer = await inTime(db.functions.invoke<Answer>(name, { body }), unanswered);
  if (answer.error) throw toDataError(await readRefusal(answer.error));
  if (answer.data === null) throw new DataError('EMPTY', 'The service answered with nothing');
  return answer.data;
}
