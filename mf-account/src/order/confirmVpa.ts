import { type Database, DataError } from '@shop/kernel/data';
import { deleteVpa, fetchSavedVpas, saveVpa, verifyVpa } from '../saved-vpa/savedVpas';

/**
 * Saves a UPI ID and has the bank confirm it, so that money can go there. Throws `DataError`: INVALID_VPA {field}, also
 * where the bank knows nobody by it, which is not kept then; VPA_LIMIT, TOO_MANY_ATTEMPTS.
 */
export async function confirmVpa(db: Database, typed: string): Promise<string> {
  const vpa = typed.trim().toLowerCase();
  const known = (await fetchSavedVpas(db)).find((each) => each.vpa === vpa);
  if (known?.state === 'verified') return vpa;
  const { id } = known ?? (await saveVpa(db, vpa));
  const { state } = await verifyVpa(db, id);
  if (state !== 'verified') {
    // A slip of the finger is nothing that anybody saved.
    if (!known) await deleteVpa(db, id);
    throw new DataError('INVALID_VPA', 'Your bank does not know this UPI ID. Please check it.', {
      field: 'vpa',
    });
  }
  return vpa;
}
