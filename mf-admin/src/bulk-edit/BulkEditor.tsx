import { useState } from 'react';
import { formatCount } from '@shop/kernel/domain';
import { useSearchParams } from '@shop/kernel/routing';
import { Alert, Button } from '@shop/ui';
import { formText } from '../forms/formText';
import { pageArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import type { Taxonomy } from '../taxonomy/taxonomy';
import { useUnsaved } from '../unsaved/useUnsaved';
import { type CellKey, draftProblems, type EditableProduct, noDrafts, withCells, withLines } from './cells';
import { ChangesBar } from './ChangesBar';
import { ColumnChoice } from './ColumnChoice';
import { columnsOf, firstColumns } from './columns';
import { EditTable } from './EditTable';
import { operate } from './operation';
import { OperationForm } from './OperationForm';
import { ReviewDialog } from './ReviewDialog';
import { SavedEdit } from './SavedEdit';
import { useTableEdits } from './useTableEdits';

interface Props {
  products: readonly EditableProduct[];
  taxonomy: Taxonomy;
}

/** The editing table of a selection: cells, one change for all, and the difference before it is saved. */
export function BulkEditor({ products, taxonomy }: Props) {
  const { bulk, drafts, setDrafts, changes, saved, isStale, isBehind, save, loadAgain } =
    useTableEdits(products);
  const [params] = useSearchParams();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set(firstColumns));
  const [isReviewing, setReviewing] = useState(false);
  const [unplaced, setUnplaced] = useState(0);
  const columns = columnsOf(taxonomy, products);
  const wrong = changes.filter(({ product, draft }) => draftProblems(product, draft).length > 0);
  useUnsaved(changes.length > 0 || bulk.action.busy, 'the products in the table');

  const { p_offset: offset, p_limit: limit } = pageArgs(params);
  const handleText = (product: EditableProduct, key: CellKey, text: string) =>
    setDrafts((known) => withCells(known, [{ product, key, text }]));
  const handleLines = (from: EditableProduct, key: CellKey, lines: readonly string[]) => {
    const filled = withLines(drafts, products, from, key, lines);
    setDrafts(filled.drafts);
    setUnplaced(filled.left);
  };
  const handleSave = async (form: FormData) => {
    await save(formText(form, 'reason') || 'counted');
    setReviewing(false);
  };

  return (
    <>
      {saved && <SavedEdit key={saved.edit} report={saved} />}
      {isStale && !bulk.action.busy && (
        <>
          <Alert tone="error">
            {bulk.action.problem} What you typed is still here; load the products again before you save it.
          </Alert>
          <Button type="button" $variant="secondary" $size="small" onClick={() => void loadAgain()}>
            Load again
          </Button>
        </>
      )}
      <OperationForm
        count={products.length}
        texts={columns.filter(({ id }) => id.startsWith('attributes.'))}
        onApply={(operation) => {
          setShown((known) => new Set([...known, columnOf(operation)]));
          setDrafts((known) => operate(products, known, operation));
        }}
      />
      <ColumnChoice columns={columns} shown={shown} onChange={setShown} />
      {unplaced > 0 && (
        <Alert tone="error">
          {formatCount(unplaced)} pasted {unplaced === 1 ? 'line' : 'lines'} found no product: the table ends
          before.
        </Alert>
      )}
      <EditTable
        products={products.slice(offset, offset + limit)}
        columns={columns.filter(({ id }) => shown.has(id))}
        drafts={drafts}
        taxonomy={taxonomy}
        onText={handleText}
        onLines={handleLines}
      />
      <ListPager total={products.length} />
      {changes.length > 0 && (
        <ChangesBar
          count={changes.length}
          wrong={wrong.map(({ product }) => product.name)}
          disabled={isBehind}
          onDiscard={() => setDrafts(noDrafts)}
          onReview={() => setReviewing(true)}
        />
      )}
      {isReviewing && (
        <ReviewDialog
          changes={changes}
          taxonomy={taxonomy}
          bulk={bulk}
          onConfirm={handleSave}
          onClose={() => setReviewing(false)}
        />
      )}
    </>
  );
}

const columnOf = (operation: Parameters<typeof operate>[2]): string => {
  if (operation.kind === 'money') return operation.field;
  if (operation.kind === 'set') return operation.key;
  return operation.kind === 'stock' ? 'stock' : 'badges';
};
