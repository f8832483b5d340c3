import { useEffect, useState } from 'react';
import type { Database } from '@shop/kernel/data';
import { usePlatform } from '@shop/kernel/react';

/**
 * What the database says of a product that its page does without; `undefined` until it did, and where nobody answers. It is
 * asked when the part is on the page: React renders a part as often as it likes before, and each time would ask again.
 *
 * @param productId without one nothing is asked
 * @param ask always the same function
 * @param userId of whom it is an answer, where not everybody gets the same: it is asked again for another, and the page
 * outlives a change of shoppers
 */
export function useProductAnswer<Value>(
  productId: string | undefined,
  ask: (db: Database, productId: string) => Promise<Value>,
  userId?: string,
): Value | undefined {
  const { connect } = usePlatform();
  const [answer, setAnswer] = useState<{ of: string; value: Value }>();
  const of = `${productId} ${userId}`;

  useEffect(() => {
    if (productId === undefined) return undefined;
    let isWanted = true;
    connect()
      .then((db) => ask(db, productId))
      .then(
        (value) => isWanted && setAnswer({ of, value }),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [connect, ask, of, productId]);

  return answer && productId !== undefined && answer.of === of ? answer.value : undefined;
}
