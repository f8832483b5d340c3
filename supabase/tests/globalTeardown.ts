export { stopPostgres as default } from './postgresForAll';
