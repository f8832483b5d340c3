import type { Transaction } from '@shop/test-databases';

/** Gives the rest of a transaction a visitor's address, as the edge of the platform tells it, and what clients add. */
export async function setVisitorAddress(
  tx: Transaction,
  address: string,
  claimed: Record<string, string> = {},
): Promise<void> {
  const headers = JSON.stringify({ ...claimed, 'cf-connecting-ip': address });
  await tx.rows(`select set_config('request.headers', $1, true)`, [headers]);
}
