import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { Database } from '../db/database';
import { requireSecretKey } from '../http/requireSecretKey';
import type { LocalKeys } from '../localKeys';
import { fillCatalogue, isProductCount, mostProducts } from './fillCatalogue';

export const generateMount = '/generated-products';

/** One line of the answer: how many generated products there are by now, or why there will be no more. */
export type GenerateLine = { done: number } | { fault: string };

/**
 * `POST ?products=N` with the secret key brings the running shop to so many generated products and answers lines of JSON
 * while it does: its data folder is nobody else's to write.
 */
export function createGenerateRoutes(db: Database, keys: Pick<LocalKeys, 'secretKeys'>): Hono {
  return new Hono().post('/', requireSecretKey(keys), (c) => {
    const wanted = Number(c.req.query('products'));
    if (!isProductCount(wanted))
      return c.json({ code: 'bad_value', message: `From 1 to ${mostProducts} products.` }, 400);
    c.header('content-type', 'application/x-ndjson');
    return stream(c, async (answer) => {
      const tell = (line: GenerateLine) => answer.writeln(JSON.stringify(line));
      await fillCatalogue(db, wanted, (done) => void tell({ done })).catch((error: Error) =>
        tell({ fault: error.message }),
      );
    });
  });
}
