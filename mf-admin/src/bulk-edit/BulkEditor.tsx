import { useState } from 'react';
import styled from 'styled-components';
import { formatCount } from '@shop/kernel/domain';
import { useChange, useSearchParams } from '@shop/kernel/routing';
import { CheckboxLine, s } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { type Column, DataTable } from '../table/DataTable';
import { pageArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { BulkResult } from '../table/selection/BulkResult';
import type { SliceProgress } from '../table/selection/inSlices';
import type { Taxonomy } from '../taxonomy/taxonomy';
import { useUnsaved } from '../unsaved/useUnsaved';
import {
  type CellKey,
  draftProblems,
  type EditableProduct,
  noDrafts,
  stockKeys,
  toEdit,
  withCell,
} from './cells';
import { ChangesBar } from './ChangesBar';
import { columnsOf, firstColumns } from './columns';
import { EditCell } from './EditCell';
import { operate } from './operation';
import { OperationForm } from './OperationForm';
import { ReviewDialog } from './ReviewDialog';
import { type EditFailure, saveEdits, toFailures } from './saveEdits';
import { UndoEdit } from './UndoEdit';

interface Props {
  products: readonly EditableProduct[];
  taxonomy: Taxonomy;
}

/** The editing table of a selection: cells, one change for all, and the difference before it is saved. */
export function BulkEditor({ products, taxonomy }: Props) {
  const call = useChange({ describe: staffFailure });
  const [params] = useSearchParams();
  const [drafts, setDrafts] = useState(noDrafts);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set(firstColumns));
  const [isReviewing, setReviewing] = useState(false);
  const [progress, setProgress] = useState<SliceProgress>();
  const [edit, setEdit] = useState(() => crypto.randomUUID() as string);
  const [saved, setSaved] = useState<{ edit: string; done: number; failures: EditFailure[] }>();
  const columns = columnsOf(taxonomy, products);
  const changes = products.flatMap((product) => {
    const draft = drafts.get(product.id);
    return draft ? [{ product, draft }] : [];
  });
  const wrong = changes.filter(({ product, draft }) => draftProblems(product, draft).length > 0);
  useUnsaved(changes.length > 0, 'the products in the table');

  const { p_offset: offset, p_limit: limit } = pageArgs(params);
  const page = products.slice(offset, offset + limit);
  const handleText = (product: EditableProduct, cell: CellKey, text: string) =>
    setDrafts((known) => withCell(known, product, cell, text));
  const handleLines = (from: EditableProduct, cell: CellKey, lines: readonly string[]) => {
    const targets = page.flatMap((product) => {
      const cells = cell.startsWith('stock:') ? stockKeys(product) : [cell];
      return cells.map((key) => ({ product, key }));
    });
    const start = targets.findIndex(({ product, key }) => product.id === from.id && key === cell);
    setDrafts((known) =>
      lines.reduce((next, line, index) => {
        const target = targets[start + index];
        return target
          ? withCell(next, target.product, target.key, line.trim().replaceAll(/[₹,](?=\d)/g, ''))
          : next;
      }, known),
    );
  };
  const handleSave = async (form: FormData) => {
    const reason = String(form.get('reason') ?? 'counted');
    const edits = changes.map(({ product, draft }) => toEdit(product, draft));
    const { done, value } = {
      value: undefined,
      ...(await call.run((db) => saveEdits(db, edit, edits, reason, setProgress))),
    };
    if (!done || !value) return;
    const failed = new Set(value.failures.map(({ id }) => id));
    setDrafts((known) => new Map([...known].filter(([id]) => failed.has(id))));
    setSaved({ edit, ...value });
    setEdit(crypto.randomUUID());
    setReviewing(false);
  };

  const tableColumns: readonly Column<EditableProduct>[] = [
    {
      label: 'Product',
      cell: ({ name, sku }) => (
        <Name>
          {name}
          <small>{sku}</small>
        </Name>
      ),
    },
    ...columns
      .filter(({ id }) => shown.has(id))
      .map(({ id, label }): Column<EditableProduct> => ({
        label,
        cell: (product) => (
          <Cells>
            {(id === 'stock' ? stockKeys(product) : [id]).map((cell) => (
              <span key={cell}>
                {id === 'stock' && product.variants.length > 1 && (
                  <Variant>{product.variants.find((each) => `stock:${each.id}` === cell)?.label}</Variant>
                )}
                <EditCell
                  product={product}
                  draft={drafts.get(product.id)}
                  cell={cell}
                  taxonomy={taxonomy}
                  onText={handleText}
                  onLines={handleLines}
                />
              </span>
            ))}
          </Cells>
        ),
      })),
  ];

  return (
    <>
      {saved && (
        <BulkResult
          key={saved.edit}
          failures={toFailures(saved.failures)}
          one="Product"
          fileName="products-not-changed"
          actions={saved.done > 0 && <UndoEdit edit={saved.edit} />}
        >
          {formatCount(saved.done)} of {formatCount(saved.done + saved.failures.length)} products are saved.
        </BulkResult>
      )}
      <OperationForm
        count={products.length}
        texts={columns.filter(({ id }) => id.startsWith('attributes.'))}
        onApply={(operation) => {
          setShown((known) => new Set([...known, columnOf(operation)]));
          setDrafts((known) => operate(products, known, operation));
        }}
      />
      <Columns>
        <legend>Columns</legend>
        {columns.map(({ id, label }) => (
          <CheckboxLine
            key={id}
            checked={shown.has(id)}
            onChange={(event) => {
              const next = new Set(shown);
              if (event.target.checked) next.add(id);
              else next.delete(id);
              setShown(next);
            }}
          >
            {label}
          </CheckboxLine>
        ))}
      </Columns>
      <DataTable
        label="Products to edit"
        columns={tableColumns}
        rows={page}
        keyOf={({ id }) => id}
        empty="Nothing is selected"
      />
      <ListPager total={products.length} />
      {changes.length > 0 && (
        <ChangesBar
          count={changes.length}
          wrong={wrong.map(({ product }) => product.name)}
          onDiscard={() => setDrafts(noDrafts)}
          onReview={() => setReviewing(true)}
        />
      )}
      {isReviewing && (
        <ReviewDialog
          changes={changes}
          taxonomy={taxonomy}
          action={call}
          progress={progress}
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

const Name = styled.span`
  display: block;
  min-width: 16ch;
  font-weight: 600;

  small {
    display: block;
    color: ${s('color.ink2')};
    font-size: ${s('size.12')};
    font-weight: 400;
  }
`;

const Cells = styled.span`
  display: flex;
  gap: ${s('space.8')};
`;

const Variant = styled.small`
  display: block;
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};
`;

const Columns = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${s('space.16')};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
    font-weight: 600;
  }
`;
