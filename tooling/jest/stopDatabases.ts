export { stopPostgres as default } from '@shop/test-databases';
