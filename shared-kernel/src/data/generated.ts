import type { Database, Json } from './database.types';

/** Tables and functions as the generator knows them, in which JSON has no shape yet. */
export type GeneratedTables = Database['public']['Tables'];
export type GeneratedFunctions = Database['public']['Functions'];
export type GeneratedRow<Table extends keyof GeneratedTables> = GeneratedTables[Table]['Row'];
export type { Json };
