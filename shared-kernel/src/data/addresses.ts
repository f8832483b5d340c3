import type { Address, AddressDraft } from '../domain/address';
import type { Database } from './database';
import { unwrap } from './dataError';
import type { Row } from './schema';

type AddressRow = Omit<Row<'addresses'>, 'user_id' | 'created_at'>;

const toAddress = ({
  id,
  type,
  name,
  phone,
  address,
  city,
  state,
  pincode,
  is_default,
}: AddressRow): Address => ({
  id,
  type,
  name,
  phone,
  address,
  city,
  state,
  pincode,
  isDefault: is_default,
});

/** The shopper's own addresses, the default first. Throws `DataError`. */
export async function fetchAddresses(db: Database): Promise<Address[]> {
  const rows = await unwrap(
    db
      .from('addresses')
      .select('id,type,name,phone,address,city,state,pincode,is_default')
      .order('is_default', { ascending: false })
      .order('created_at'),
  );
  return rows.map(toAddress);
}

/** Saves a new address, or changes the one with `id`. Throws `DataError` with `details.field` when refused. */
export async function saveAddress(db: Database, draft: AddressDraft): Promise<Address> {
  const { isDefault, ...fields } = draft;
  const row = await unwrap(
    db.rpc('save_address', { p_address: { ...fields, is_default: isDefault ?? false } }),
  );
  return toAddress(row);
}
