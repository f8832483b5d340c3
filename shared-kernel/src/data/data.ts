/** The declared surface of `@shop/kernel/data`: the Supabase client, its errors, and rows become entities. */
export * from './addresses';
export * from './bag';
export * from './callFunction';
export {
  DataError,
  isUnanswered,
  toDataError,
  unanswered,
  unansweredCode,
  unwrap,
  type ServiceError,
} from './dataError';
export * from './database';
export * from './orders';
export * from './payments';
export * from './products';
export * from './recordReferralClick';
export type { Answer, Arguments, FunctionName, Row } from './schema';
export type { ServiceWatch } from './serviceFetch';
export * from './shopSettings';
export * from './wishlist';
