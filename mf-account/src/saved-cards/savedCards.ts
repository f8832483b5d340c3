import { callFunction, type Database, unwrap } from '@shop/kernel/data';

export type CardBrand = 'visa' | 'mastercard' | 'rupay' | 'amex' | 'other';

/** A card as the payment provider describes it (adr 0011); its number never comes here. */
export interface SavedCard {
  id: string;
  brand: CardBrand;
  last4: string;
  /** 1 to 12. */
  expiryMonth: number;
  expiryYear: number;
  holderName: string;
  isDefault: boolean;
}

/** Own cards, the default first. Throws `DataError`. */
export async function fetchSavedCards(db: Database): Promise<SavedCard[]> {
  const rows = await unwrap(
    db
      .from('saved_cards')
      .select('id,brand,last4,expiry_month,expiry_year,holder_name,is_default')
      .order('is_default', { ascending: false })
      .order('created_at'),
  );
  return rows.map((row) => ({
    id: row.id,
    brand: row.brand,
    last4: row.last4,
    expiryMonth: row.expiry_month,
    expiryYear: row.expiry_year,
    holderName: row.holder_name,
    isDefault: row.is_default,
  }));
}

/** Throws `DataError` UNKNOWN_CARD. */
export const setDefaultCard = (db: Database, id: string): Promise<boolean> =>
  unwrap(db.rpc('set_default_card', { p_card_id: id }));

/** Throws `DataError` UNKNOWN_CARD. */
export const deleteCard = (db: Database, id: string): Promise<boolean> =>
  unwrap(db.rpc('delete_card', { p_card_id: id }));

/** The provider's page that takes a new card. Throws `DataError`. */
export const startAddingCard = (db: Database) => callFunction(db, 'saved-card-start', {});
