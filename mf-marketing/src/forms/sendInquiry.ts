import { type Database, unwrap } from '@shop/kernel/data';

interface Receipt {
  /** Such as TDC-4F7K2M; what the acknowledgement mail says as well. */
  reference: string;
}

const sender =
  (rpc: string, parameter: string) =>
  (db: Database, input: object, submissionId: string): Promise<Receipt> =>
    unwrap<Receipt | null>(db.rpc(rpc, { [parameter]: input, p_submission_id: submissionId }));

/** Each stores a form once per submission id. Throws `DataError`: INVALID_FIELD {field}, TOO_MANY_ATTEMPTS, NETWORK. */
export const sendContactMessage = sender('send_contact_message', 'p_message');
export const requestBulkQuote = sender('request_bulk_quote', 'p_inquiry');
export const applyAsVendor = sender('apply_as_vendor', 'p_application');
