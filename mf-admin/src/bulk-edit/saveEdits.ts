import { type Answer, unwrap } from '@shop/kernel/data';
import { adminPaths } from '../layout/adminPaths';
import type { BulkFailure } from '../table/selection/BulkResult';
import { type BulkRun, runSlices } from '../table/selection/runSlices';
import { type Change, toEdit } from './cells';

type EditFailure = Answer<'edit_products'>['failures'][number];

export interface SaveReport {
  /** The edit that has what was there before. */
  edit: string;
  /** Products that are as they were to be. */
  done: number;
  /** Those of them that the edit has changed, and can take back. */
  changed: number;
  /** What was refused, had no answer or was not tried, by the product's id. */
  failures: BulkFailure[];
  /** A slice had no answer: its products may be saved. */
  isBroken: boolean;
}

export const toFailures = (failures: readonly EditFailure[]): BulkFailure[] =>
  failures.map(({ id, name, reason, hint }) => ({
    key: id,
    name,
    reason,
    ...(hint !== 'UNKNOWN_PRODUCT' && { to: adminPaths.product(id) }),
  }));

/**
 * Saves the changes slice by slice as one new edit, type after type: the database weighs every type of a slice anew, so that
 * a slice should have few. Before what is left is saved again the products must be loaded again, because a slice without
 * an answer may have been saved.
 */
export async function saveEdits(
  run: BulkRun,
  changes: readonly Change[],
  reason: string,
): Promise<SaveReport> {
  const edit = crypto.randomUUID();
  const byType = changes.toSorted((one, other) => typeOf(one).localeCompare(typeOf(other)));
  const { answers, left, isBroken } = await runSlices(run, byType, (slice) =>
    unwrap(
      run.db.rpc('edit_products', {
        p_edit: edit,
        p_edits: slice.map(({ product, draft }) => toEdit(product, draft)),
        p_reason: reason,
      }),
    ),
  );
  return {
    edit,
    done: answers.reduce((sum, { done, unchanged }) => sum + done + unchanged, 0),
    changed: answers.reduce((sum, { done }) => sum + done, 0),
    failures: [
      ...toFailures(answers.flatMap(({ failures }) => failures)),
      ...left.map(({ item: { product }, reason: why }) => ({
        key: product.id,
        name: product.name,
        reason: why,
        to: adminPaths.product(product.id),
      })),
    ],
    isBroken,
  };
}

const typeOf = ({ product }: Change): string => product.type_id ?? '';
