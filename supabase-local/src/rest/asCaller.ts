import type { Database, Transaction } from '../db/database';
import type { RestRequest } from './restRequest';
import type { SchemaCache } from './schemaCache';
import { quoteName } from './sqlWriter';

const settings = `select set_config('search_path', 'public, extensions', true), set_config('role', $1, true),
  set_config('request.jwt.claims', $2, true), set_config('request.method', $3, true),
  set_config('request.path', $4, true), set_config('request.headers', $5, true)`;

/** One transaction in which policies and functions see the caller of the request. */
export function asCaller<Result>(
  db: Database,
  { beforeRequest }: SchemaCache,
  { caller, method, resource, headers }: RestRequest,
  readOnly: boolean,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(
    async (tx) => {
      const claims = JSON.stringify(caller.claims);
      const sent = JSON.stringify(Object.fromEntries(headers));
      await tx.query(settings, [caller.role, claims, method, `/${resource}`, sent]);
      if (beforeRequest) await tx.query(`select ${beforeRequest.split('.').map(quoteName).join('.')}()`);
      return work(tx);
    },
    { readOnly },
  );
}
