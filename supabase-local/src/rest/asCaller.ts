import type { Database, Transaction } from '../db/database';
import { becomeCaller } from '../http/becomeCaller';
import type { RestRequest } from './restRequest';
import type { SchemaCache } from './schemaCache';
import { quoteName } from './sqlWriter';

/** One transaction in which policies and functions see the caller of the request. */
export function asCaller<Result>(
  db: Database,
  { beforeRequest }: SchemaCache,
  { caller, method, resource, headers }: RestRequest,
  readOnly: boolean,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(
    (tx) => {
      becomeCaller(tx, caller, {
        search_path: 'public, extensions',
        'request.method': method,
        'request.path': `/${resource}`,
        'request.headers': JSON.stringify(Object.fromEntries(headers)),
      });
      if (beforeRequest) tx.ahead(`select ${beforeRequest.split('.').map(quoteName).join('.')}()`);
      return work(tx);
    },
    // A visitor has written nothing that they would miss; whoever is signed in reads what they have just changed.
    { readOnly, mayLag: readOnly && caller.role === 'anon' && (method === 'GET' || method === 'HEAD') },
  );
}
