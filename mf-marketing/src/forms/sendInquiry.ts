import { type Answer, type Arguments, type Database, unwrap } from '@shop/kernel/data';

/** The fields of a form by their names, and what tells people from machines. */
type Input = Arguments<'send_contact_message'>['p_message'];
/** Its reference is also what the acknowledgement mail says. */
type Receipt = Promise<Answer<'send_contact_message'>>;

/** Each stores a form once per submission id. Throws `DataError`: INVALID_FIELD {field}, TOO_MANY_ATTEMPTS, NETWORK. */
export const sendContactMessage = (db: Database, input: Input, submissionId: string): Receipt =>
  unwrap(db.rpc('send_contact_message', { p_message: input, p_submission_id: submissionId }));
export const requestBulkQuote = (db: Database, input: Input, submissionId: string): Receipt =>
  unwrap(db.rpc('request_bulk_quote', { p_inquiry: input, p_submission_id: submissionId }));
export const applyAsVendor = (db: Database, input: Input, submissionId: string): Receipt =>
  unwrap(db.rpc('apply_as_vendor', { p_application: input, p_submission_id: submissionId }));
