import { type Database, unwrap } from '@shop/kernel/data';
import type { Taxonomy } from './taxonomy';

/** Types, sizes, colours and attributes as they are now. Throws `DataError`. */
export const fetchTaxonomy = (db: Database): Promise<Taxonomy> => unwrap(db.rpc('get_taxonomy'));
