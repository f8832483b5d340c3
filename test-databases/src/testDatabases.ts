export { endOnSignals } from './endOnSignals';
export { cachedFolder } from './cachedFolder';
export { copyFolder } from './copyFolder';
export {
  type Connection,
  connectTo,
  type Defaults,
  type DurableDatabase,
  engines,
  openDatabase,
  openDurableDatabase,
  type Row,
  type TestDatabase,
} from './database';
export { freePort } from './freePort';
export { onEveryEngine, onOneEngine } from './onEveryEngine';
export { openQueries } from './openQueries';
export { findPooler, type Pooler, startPooler } from './pooler';
export {
  type Cluster,
  findPostgresBinaries,
  hasFunctionCheck,
  startCluster,
  startStandby,
} from './postgresCluster';
export { copyTemplate } from './scratchDatabase';
export { shortLivedEngine } from './shortLivedEngine';
export { startPostgres, stopPostgres } from './sharedPostgres';
export { type Caller, type Refusal, request, rolledBack, type Transaction } from './transaction';
export { findVendorTool, missingVendorTools, unpackPostgres17, type VendorTool } from './vendorTools';
