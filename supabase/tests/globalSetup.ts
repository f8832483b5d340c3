export { startPostgres as default } from './postgresForAll';
