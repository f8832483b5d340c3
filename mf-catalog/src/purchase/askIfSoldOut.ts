import { unwrap } from '@shop/kernel/data';
import type { Platform } from '@shop/kernel/platform';

/** Whether nothing is left of a variant now; false where nobody answers, for the bag and the checkout ask again. */
export async function askIfSoldOut(connect: Platform['connect'], variantId: string): Promise<boolean> {
  try {
    const db = await connect();
    const rows = await unwrap(db.from('product_variants').select('stock').eq('id', variantId));
    return rows[0]?.stock === 0;
  } catch {
    return false;
  }
}
