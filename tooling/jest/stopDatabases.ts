import { stopEmbedded, stopPostgres } from '@shop/test-databases';

export default async function stopDatabases(): Promise<void> {
  await Promise.all([stopPostgres(), stopEmbedded()]);
}
