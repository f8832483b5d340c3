import { type Database, DataError, isUnanswered } from '@shop/kernel/data';
import type { BagLine } from '@shop/kernel/domain';
import { type Quote, quoteOrder } from '../ordering/quoteOrder';
import { requestLines } from '../ordering/requestLines';

/** The bag as the shop sees it now. */
export interface BagCheck {
  /** The server's price of everything that is still sold; absent when nothing is, or nothing answered. */
  quote?: Quote;
  /** Ids of lines that are no longer sold. */
  gone: readonly string[];
  /** In words, why the bag could not be checked. */
  failure?: string;
  /** Nobody answered, so it is worth asking again. */
  isUnanswered?: boolean;
}

/**
 * Asks the server for stock and prices of a bag, line by line known or not, and for what a coupon takes off. Never
 * rejects: without an answer the bag shows what it remembers, and the checkout asks again.
 */
export async function checkBag(
  connect: () => Promise<Database>,
  bag: readonly BagLine[],
  coupon: string | undefined,
): Promise<BagCheck> {
  const gone: string[] = [];
  for (;;) {
    const lines = bag.filter(({ id }) => !gone.includes(id));
    if (lines.length === 0) return { gone };
    try {
      const request = { lines: requestLines(lines), delivery: 'standard', coupon } as const;
      return { gone, quote: await quoteOrder(await connect(), request) };
    } catch (error) {
      const id = error instanceof DataError && error.code === 'UNKNOWN_VARIANT' && error.details.variant_id;
      if (typeof id !== 'string' || gone.includes(id))
        return { gone, failure: failureText(error), isUnanswered: isUnanswered(error) };
      gone.push(id);
    }
  }
}

const failureText = (error: unknown) =>
  error instanceof DataError && error.code === 'INVALID_LINES'
    ? error.message
    : 'Prices and stock could not be checked just now. They are checked again at checkout.';
