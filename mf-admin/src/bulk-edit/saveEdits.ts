import { type Answer, type Database, unwrap } from '@shop/kernel/data';
import { adminPaths } from '../layout/adminPaths';
import type { BulkFailure } from '../table/selection/BulkResult';
import { inSlices, type SliceProgress } from '../table/selection/inSlices';
import type { ProductEdit } from './cells';

export type EditFailure = Answer<'edit_products'>['failures'][number];

/** Small enough for the statement timeout of a hosted project. */
const slice = 100;

export const toFailures = (failures: readonly EditFailure[]): BulkFailure[] =>
  failures.map(({ id, name, reason, hint }) => ({
    key: id,
    name,
    reason,
    ...(hint !== 'UNKNOWN_PRODUCT' && { to: adminPaths.product(id) }),
  }));

/** Saves the changes under the id of one edit; sent again under the same id, what is done is not done twice. Throws `DataError`. */
export async function saveEdits(
  db: Database,
  edit: string,
  edits: readonly ProductEdit[],
  reason: string,
  onProgress: (progress: SliceProgress) => void,
): Promise<{ done: number; failures: EditFailure[] }> {
  const answers = await inSlices(
    edits,
    slice,
    (part) => unwrap(db.rpc('edit_products', { p_edit: edit, p_edits: [...part], p_reason: reason })),
    { onProgress },
  );
  return {
    done: answers.reduce((sum, { done, unchanged }) => sum + done + unchanged, 0),
    failures: answers.flatMap(({ failures }) => failures),
  };
}
