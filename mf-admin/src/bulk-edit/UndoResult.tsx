import { formatCount } from '@shop/kernel/domain';
import { BulkResult } from '../table/selection/BulkResult';
import type { UndoReport } from './undoEdits';

/** What was taken back, and by name and reason what was not. */
export const UndoResult = ({ report: { done, failures } }: { report: UndoReport }) => (
  <BulkResult failures={failures} one="Product" fileName="products-not-undone">
    {formatCount(done)} {done === 1 ? 'product is' : 'products are'} as before.
    {failures.length > 0 && ' What was not taken back is listed.'}
  </BulkResult>
);
