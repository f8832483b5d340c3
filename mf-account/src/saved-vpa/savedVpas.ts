import { callFunction, type Database, unwrap } from '@shop/kernel/data';

export type VpaState = 'pending' | 'verified' | 'failed';

/** A UPI ID of the shopper (spec §3). */
export interface SavedVpa {
  id: string;
  vpa: string;
  state: VpaState;
  /** The account's owner as the bank spells it, once verified. */
  name: string;
  isDefault: boolean;
}

/** Own UPI IDs, the default first. Throws `DataError`. */
export async function fetchSavedVpas(db: Database): Promise<SavedVpa[]> {
  const rows = await unwrap(
    db
      .from('saved_vpas')
      .select('id,vpa,state,name,is_default')
      .order('is_default', { ascending: false })
      .order('created_at'),
  );
  return rows.map(({ id, vpa, state, name, is_default }) => ({
    id,
    vpa,
    state,
    name,
    isDefault: is_default,
  }));
}

/** Adds a UPI ID, unverified. Throws `DataError` INVALID_VPA {field}, VPA_EXISTS {field}, VPA_LIMIT. */
export const saveVpa = (db: Database, vpa: string): Promise<{ id: string }> =>
  unwrap(db.rpc('save_vpa', { p_vpa: vpa }));

/** Throws `DataError` UNKNOWN_VPA. */
export const setDefaultVpa = (db: Database, id: string): Promise<boolean> =>
  unwrap(db.rpc('set_default_vpa', { p_vpa_id: id }));

/** Throws `DataError` UNKNOWN_VPA. */
export const deleteVpa = (db: Database, id: string): Promise<boolean> =>
  unwrap(db.rpc('delete_vpa', { p_vpa_id: id }));

/** Asks the bank through the payment provider. Throws `DataError` UNKNOWN_VPA, TOO_MANY_ATTEMPTS. */
export const verifyVpa = (db: Database, id: string): Promise<{ state: VpaState }> =>
  callFunction(db, 'vpa-verify', { vpa_id: id });
