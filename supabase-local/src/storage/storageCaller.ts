import type { Context, Env, MiddlewareHandler } from 'hono';
import type { Database, Transaction } from '../db/database';
import { DatabaseError } from '../db/databaseError';
import { becomeCaller } from '../http/becomeCaller';
import type { Caller } from '../http/caller';
import type { HeaderReader } from '../http/headerReader';
import { StorageError } from './storageError';

/** What the routes of writes share: who calls, known before any of the body is read. */
export interface WriteEnv extends Env {
  Variables: { caller: Caller };
}

/** Throws what `identify` throws for a caller that is nobody's. */
export function requireCaller(
  identify: (headers: HeaderReader) => Promise<Caller>,
): MiddlewareHandler<WriteEnv> {
  return async (c, next) => {
    c.set('caller', await identify(c.req.raw.headers));
    return next();
  };
}

/**
 * Runs `work` in a transaction that policies see as the caller's. Throws `StorageError` for what they refuse.
 *
 * @param before what the service itself reads in the same transaction
 */
export async function asCaller<Result>(
  db: Database,
  c: Context<WriteEnv>,
  work: (tx: Transaction) => Promise<Result>,
  before?: (tx: Transaction) => Promise<void>,
): Promise<Result> {
  try {
    return await db.transaction(async (tx) => {
      await before?.(tx);
      becomeCaller(tx, c.get('caller'));
      return work(tx);
    });
  } catch (error) {
    throw toStorageError(error);
  }
}

/** The same for a change that is only tried: nothing of it stays. */
export async function rehearse(
  db: Database,
  c: Context<WriteEnv>,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  const allowed = new Error('Nothing refused it.');
  await asCaller(db, c, async (tx) => {
    await work(tx);
    throw allowed;
  }).catch((error: unknown) => {
    if (error !== allowed) throw error;
  });
}

function toStorageError(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === '42501') return new StorageError('403', 'Unauthorized', error.message);
  if (error.code === '23505') return new StorageError('409', 'Duplicate', 'The resource already exists');
  if (error.code === '23503') return new StorageError('404', 'Bucket not found', 'Bucket not found');
  return error;
}
