import { Client } from 'pg';
import type { Row } from './database';

/** One connection to a server, for whoever looks into it from outside. */
export async function openQueries(connectionString: string): Promise<{
  rows(sql: string, params?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}> {
  const client = new Client({ connectionString });
  await client.connect();
  return {
    rows: async (sql, params) => (await client.query<Row>(sql, params)).rows,
    stop: () => client.end(),
  };
}
