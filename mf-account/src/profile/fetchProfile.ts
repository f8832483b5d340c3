import { type Database, unwrap } from '@shop/kernel/data';

export interface Profile {
  fullName: string;
  /** 10 digits, or empty. */
  phone: string;
  figures: AccountFigures;
}

/** What the account's own rows add up to; amounts in rupees. */
export interface AccountFigures {
  /** All orders that were placed. */
  orders: number;
  /** Neither delivered nor cancelled. */
  underway: number;
  /** Paid for what was delivered and kept. */
  spent: number;
  /** Coupons and credit on those. */
  saved: number;
  wishlist: number;
  /** Balance of store credit. */
  credit: number;
}

/** The signed-in shopper's profile and figures. Throws `DataError`. */
export async function fetchProfile(db: Database): Promise<Profile> {
  const [rows, figures] = await Promise.all([
    unwrap(
      db
        .from('profiles')
        .select('full_name,phone')
        .limit(1)
        .overrideTypes<{ full_name: string; phone: string | null }[], { merge: false }>(),
    ),
    fetchFigures(db),
  ]);
  return { fullName: rows[0]?.full_name ?? '', phone: rows[0]?.phone ?? '', figures };
}

async function fetchFigures(db: Database): Promise<AccountFigures> {
  const figures: AccountFigures = await unwrap(db.rpc('get_account_figures'));
  return figures;
}
