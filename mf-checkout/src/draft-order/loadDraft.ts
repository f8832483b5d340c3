import { type Answer, type Database, DataError, unwrap } from '@shop/kernel/data';
import { type Quote, toQuote } from '../ordering/quoteOrder';

type Row = NonNullable<Answer<'get_linked_draft'>>;

/** An order that the staff has prepared on the phone, with the price and stock of now; no quote where nothing of it is sold. */
export interface LinkedDraft extends Omit<Row, 'quote'> {
  key: string;
  useCredit: boolean;
  quote: Quote | undefined;
}

/** Nothing where id and key do not belong together, or not any more. Throws `DataError`: TOO_MANY_ATTEMPTS. */
export async function loadDraft(
  db: Database,
  id: string,
  key: string,
  useCredit: boolean,
): Promise<LinkedDraft | undefined> {
  try {
    const row = await unwrap(db.rpc('get_linked_draft', { p_id: id, p_key: key, p_use_credit: useCredit }));
    const quote =
      row.quote && toQuote({ ...row.quote, near_promotion: null, offers: { best: null, near: null } });
    return { ...row, key, useCredit, quote: quote ?? undefined };
  } catch (error) {
    if (error instanceof DataError && error.code === 'EMPTY') return undefined;
    throw error;
  }
}
