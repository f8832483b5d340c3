import { type Cluster, findPostgresBinaries, startCluster } from './postgresCluster';
import { dropTemplates } from './scratchDatabase';

let cluster: Cluster | undefined;

/**
 * Before all database tests: one PostgreSQL for the whole run, on which every test file gets a database of its own.
 * `TEST_DATABASE_URL` puts somebody else's server in its place; without either, only the embedded engine is tested.
 */
export async function startPostgres(): Promise<void> {
  const binaries = findPostgresBinaries();
  if (!process.env.TEST_DATABASE_URL && binaries) {
    cluster = await startCluster(binaries);
    process.env.TEST_DATABASE_URL = cluster.connectionString;
  }
  if (process.env.TEST_DATABASE_URL) await dropTemplates(process.env.TEST_DATABASE_URL);
}

/** After all database tests. */
export async function stopPostgres(): Promise<void> {
  if (cluster) await cluster.stop();
  else if (process.env.TEST_DATABASE_URL) await dropTemplates(process.env.TEST_DATABASE_URL);
}
