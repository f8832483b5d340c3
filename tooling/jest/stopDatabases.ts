export { stopPostgres as default } from '@shop/supabase-local/test-databases';
