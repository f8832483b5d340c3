import { unwrap, type Database } from '@shop/kernel/data';

export interface CreditEntry {
  id: number;
  /** Rupees; negative when spent. */
  amount: number;
  kind: 'cashback' | 'referral' | 'review' | 'occasion' | 'grant' | 'order' | 'refund' | 'reversal';
  description: string;
  /** ISO time. */
  created_at: string;
}

export interface Credit {
  /** Rupees. */
  balance: number;
  /** Newest first, at most 200. */
  entries: CreditEntry[];
}

const shownEntries = 200;

/** The shopper's own store credit; an account without any booking has none. Throws `DataError`. */
export async function fetchCredit(db: Database): Promise<Credit> {
  const [accounts, entries] = await Promise.all([
    unwrap(
      db
        .from('credit_accounts')
        .select('balance')
        .limit(1)
        .overrideTypes<{ balance: number }[], { merge: false }>(),
    ),
    unwrap(
      db
        .from('credit_entries')
        .select('id,amount,kind,description,created_at')
        .order('id', { ascending: false })
        .limit(shownEntries)
        .overrideTypes<CreditEntry[], { merge: false }>(),
    ),
  ]);
  return { balance: accounts[0]?.balance ?? 0, entries };
}
