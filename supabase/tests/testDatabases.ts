export { cachedFolder } from './cachedFolder';
export { copyTemplate } from './scratchDatabase';
export { startPostgres, stopPostgres } from './postgresForAll';
