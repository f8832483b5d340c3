import { type Database, unwrap } from '@shop/kernel/data';
import type { ReturnKind } from './returnKinds';

export interface ReturnRequest {
  kind: ReturnKind;
  reason: string;
  comment: string;
  /** Names of the photos that were sent before. */
  photos?: string[];
  /** Where cash goes that was paid at the door; absent for other payments. */
  refund?: { way: 'credit' } | { way: 'upi'; vpa: string };
  lines: { variantId: string; quantity: number; exchangeVariantId?: string }[];
}

/**
 * Asks for a return or exchange within the return period of a delivered order, once per key. Throws `DataError`:
 * RETURN_CLOSED, EXCHANGE_CLOSED, INVALID_RETURN {field}, RETURN_EXISTS.
 */
export async function requestReturn(
  db: Database,
  number: string,
  { lines, ...request }: ReturnRequest,
  key: string,
): Promise<{ id: string }> {
  const p_request = {
    ...request,
    lines: lines.map(({ variantId, quantity, exchangeVariantId }) => ({
      variant_id: variantId,
      quantity,
      ...(exchangeVariantId && { exchange_variant_id: exchangeVariantId }),
    })),
  };
  return unwrap(db.rpc('request_return', { p_number: number, p_request, p_key: key }));
}
