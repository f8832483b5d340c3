export { cachedFolder } from './cachedFolder';
export { copyFolder } from './copyFolder';
export {
  type Connection,
  type Defaults,
  type DurableDatabase,
  engines,
  openDatabase,
  openDurableDatabase,
  type Row,
  type TestDatabase,
} from './database';
export { onEveryEngine } from './onEveryEngine';
export { type Cluster, findPostgresBinaries, startCluster } from './postgresCluster';
export { copyTemplate } from './scratchDatabase';
export { shortLivedEngine } from './shortLivedEngine';
export { startPostgres, stopPostgres } from './sharedPostgres';
export { type Caller, type Refusal, request, rolledBack, type Transaction } from './transaction';
