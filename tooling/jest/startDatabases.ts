import { startPostgres } from '@shop/test-databases';
import { buildBackend } from '../build/buildBackend';

/** Before all database tests: a PostgreSQL for those in SQL, and the backend that those over the wire talk to. */
export default async function startDatabases(): Promise<void> {
  await Promise.all([buildBackend(), startPostgres()]);
}
