export { stopPostgres as default } from '@shop/supabase/test-databases';
