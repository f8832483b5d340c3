import { startTransition, useState } from 'react';
import { type Database, unwrap } from '@shop/kernel/data';
import { formatCount } from '@shop/kernel/domain';
import { useSearchParams } from '@shop/kernel/routing';
import { Alert, Button } from '@shop/ui';
import { counted } from '../counted/counted';
import { formText } from '../forms/formText';
import { pageArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { BulkResult } from '../table/selection/BulkResult';
import { useBulkRun } from '../table/selection/useBulkRun';
import type { Taxonomy } from '../taxonomy/taxonomy';
import { useUnsaved } from '../unsaved/useUnsaved';
import {
  type CellKey,
  changesOf,
  draftProblems,
  type EditableProduct,
  noDrafts,
  withCells,
  withLines,
  withoutSent,
} from './cells';
import { ChangesBar } from './ChangesBar';
import { ColumnChoice } from './ColumnChoice';
import { columnsOf, firstColumns } from './columns';
import { EditTable } from './EditTable';
import { operate } from './operation';
import { OperationForm } from './OperationForm';
import { ReviewDialog } from './ReviewDialog';
import { saveEdits, type SaveReport } from './saveEdits';
import { UndoEdit } from './UndoEdit';
import type { UndoReport } from './undoEdits';
import { UndoResult } from './UndoResult';

interface Props {
  products: readonly EditableProduct[];
  taxonomy: Taxonomy;
}

/** The editing table of a selection: cells, one change for all, and the difference before it is saved. */
export function BulkEditor({ products, taxonomy }: Props) {
  const bulk = useBulkRun<unknown>();
  const [params] = useSearchParams();
  const [drafts, setDrafts] = useState(noDrafts);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set(firstColumns));
  const [isReviewing, setReviewing] = useState(false);
  const [unplaced, setUnplaced] = useState(0);
  const [saved, setSaved] = useState<SaveReport>();
  const [undone, setUndone] = useState<UndoReport>();
  const [isStale, setStale] = useState(false);
  const columns = columnsOf(taxonomy, products);
  const changes = changesOf(products, drafts);
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
    let settle = () => {};
    const known = await bulk.start(async (run) => {
      const report = await saveEdits(run, changes, formText(form, 'reason') || 'counted');
      const failed = new Set(report.failures.map(({ key }) => key));
      const sent = changes.filter(({ product }) => !failed.has(product.id));
      settle = () => {
        setSaved(report);
        setUndone(undefined);
        setDrafts((typed) => withoutSent(typed, sent));
      };
      if (report.isBroken) await reach(run.db);
      return report;
    });
    // The router shows what it loaded in a transition: not before that may the old values be seen and changed.
    startTransition(() => {
      settle();
      setReviewing(false);
      setStale(!known);
    });
  };
  const handleReload = async () => {
    const isHere = await bulk.start(async ({ db }) => {
      await reach(db);
      return true;
    });
    if (isHere) startTransition(() => setStale(false));
  };
  const left = saved ? saved.changed - (undone?.done ?? 0) : 0;

  return (
    <>
      {saved && (
        <BulkResult
          key={saved.edit}
          failures={saved.failures}
          one="Product"
          fileName="products-not-changed"
          actions={
            left > 0 && (
              <UndoEdit
                edit={saved.edit}
                count={left}
                label={undone ? `Undo the other ${formatCount(left)}` : 'Undo'}
                onUndone={(report) =>
                  setUndone((before) => ({ ...report, done: report.done + (before?.done ?? 0) }))
                }
              />
            )
          }
        >
          {formatCount(saved.done)} of {counted(saved.done + saved.failures.length, 'product')}{' '}
          {saved.done === 1 ? 'is' : 'are'} saved.
        </BulkResult>
      )}
      {undone && <UndoResult report={undone} />}
      {isStale && !bulk.action.busy && (
        <>
          <Alert tone="error">
            {bulk.action.problem} What you typed is still here; load the products again before you save it.
          </Alert>
          <Button type="button" $variant="secondary" $size="small" onClick={() => void handleReload()}>
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
          disabled={isStale}
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

/** Throws when the shop does not answer: loading the page again would lose what is typed in it. */
const reach = (db: Database) => unwrap(db.rpc('get_editable_products', { p_ids: [] }));

const columnOf = (operation: Parameters<typeof operate>[2]): string => {
  if (operation.kind === 'money') return operation.field;
  if (operation.kind === 'set') return operation.key;
  return operation.kind === 'stock' ? 'stock' : 'badges';
};
