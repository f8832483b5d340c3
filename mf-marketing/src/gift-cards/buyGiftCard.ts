import { callFunction, type Database, DataError, unwrap } from '@shop/kernel/data';
import { lookUp } from '@shop/kernel/domain';
import type { GiftCardField } from './giftCardRules';

const fieldNames: Record<string, GiftCardField> = {
  amount: 'amount',
  recipient_email: 'recipientEmail',
  sender_name: 'senderName',
  message: 'message',
  buyer_email: 'buyerEmail',
};

/**
 * Opens the purchase once per key and answers with the provider's payment page. The code is made only
 * after the payment. Throws `DataError`: INVALID_FIELD {field}, TOO_MANY_ATTEMPTS, PAYMENT_CLOSED, NETWORK.
 */
export async function buyGiftCard(
  db: Database,
  values: Record<GiftCardField, string>,
  idempotencyKey: string,
): Promise<{ url: string; fields: Record<string, string> }> {
  const request = {
    amount: Number(values.amount),
    recipient_email: values.recipientEmail,
    sender_name: values.senderName,
    message: values.message,
    buyer_email: values.buyerEmail,
  };
  try {
    const { payment_id } = await unwrap(
      db.rpc('buy_gift_card', { p_idempotency_key: idempotencyKey, p_request: request }),
    );
    return await callFunction(db, 'payments-start', { payment_id });
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== 'INVALID_GIFT_CARD') throw error;
    throw new DataError('INVALID_FIELD', error.message, {
      field: lookUp(fieldNames, String(error.details.field)),
    });
  }
}
