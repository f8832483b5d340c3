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

/** A page of the payment provider: these fields are sent there as a form. */
interface ProviderPage {
  url: string;
  fields: Record<string, string>;
}

/** What the edge functions that pages call take and answer (`supabase/functions/README.md`). */
interface EdgeFunctions {
  /**
   * Opens a payment at the provider; the browser goes to the provider's page next. Asking twice leads to the same
   * page. Refused with PAYMENT_CLOSED, UNKNOWN_PAYMENT.
   */
  'payments-start': { takes: { payment_id: string }; answers: ProviderPage };
  /** The invoice or credit note as a PDF; `key` is that of a mail's link. Refused with UNKNOWN_INVOICE. */
  invoice: { takes: { order: string; number: string; key?: string }; answers: Blob };
  /** For the staff: papers of up to 200 orders as one PDF. Refused with FORBIDDEN, NO_PAPER. */
  'order-papers': { takes: { kind: 'slips' | 'labels' | 'invoices'; orders: string[] }; answers: Blob };
  'saved-card-start': { takes: { return_to?: string }; answers: ProviderPage };
  /**
   * Keeps a picture for `request_return`, which takes its name. Refused with INVALID_PICTURE, TOO_LARGE, RETURN_CLOSED,
   * TOO_MANY_ATTEMPTS.
   */
  'return-photo': { takes: Blob; answers: { name: string } };
  'vpa-verify': { takes: { vpa_id: string }; answers: { state: 'verified' | 'failed' } };
}

/** Calls an edge function with a JSON body, or a file as it is. Throws `DataError` with the `hint` or `code` of its JSON answer. */
export async function callFunction<Name extends keyof EdgeFunctions>(
  db: Database,
  name: Name,
  body: EdgeFunctions[Name]['takes'],
): Promise<EdgeFunctions[Name]['answers']> {
  const call = db.functions.invoke<EdgeFunctions[Name]['answers']>(name, { body });
  const answer = await inTime(call, unanswered);
  if (answer.error) throw toDataError(await readRefusal(answer.error));
  if (answer.data === null) throw new DataError('EMPTY', 'The service answered with nothing');
  return answer.data;
}
