import { type Answer, type Database, unwrap } from '@shop/kernel/data';

export interface Profile {
  fullName: string;
  /** 10 digits, or empty. */
  phone: string;
  figures: AccountFigures;
}

export type AccountFigures = Answer<'get_account_figures'>;

/** The signed-in shopper's profile and figures. Throws `DataError`. */
export async function fetchProfile(db: Database): Promise<Profile> {
  const [rows, figures] = await Promise.all([
    unwrap(db.from('profiles').select('full_name,phone').limit(1)),
    unwrap(db.rpc('get_account_figures')),
  ]);
  return { fullName: rows[0]?.full_name ?? '', phone: rows[0]?.phone ?? '', figures };
}
