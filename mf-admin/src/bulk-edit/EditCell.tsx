import type { ChangeEvent, ClipboardEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { statusNames } from '../products/productRecord';
import { type Taxonomy, typeOptions } from '../taxonomy/taxonomy';
import {
  type CellKey,
  cellProblem,
  cellText,
  type Draft,
  type EditableProduct,
  isNumber,
  storedText,
} from './cells';
import { labelOf } from './columns';

interface Props {
  product: EditableProduct;
  draft: Draft | undefined;
  cell: CellKey;
  taxonomy: Taxonomy;
  onText: (product: EditableProduct, cell: CellKey, text: string) => void;
  /** Lines that were copied from a spreadsheet, for this cell and those below it. */
  onLines: (product: EditableProduct, cell: CellKey, lines: readonly string[]) => void;
}

/** One cell of the editing table: Enter and the arrows go up and down, Escape takes back what was typed. */
export function EditCell({ product, draft, cell, taxonomy, onText, onLines }: Props) {
  const text = cellText(product, draft, cell);
  const stored = storedText(product, cell);
  const problem = cellProblem(product, draft, cell);
  const column = cell.replace(/:.*/, '');
  const options = optionsOf(cell, product, taxonomy);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onText(product, cell, stored);
    const isArrow = cell !== 'publish_at' && !options;
    if (event.key === 'Enter' || (isArrow && event.key === 'ArrowDown')) moveFrom(event, 1);
    else if (isArrow && event.key === 'ArrowUp') moveFrom(event, -1);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text')
      .replace(/\r?\n$/, '')
      .split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    onLines(product, cell, lines);
  };
  const shared = {
    'data-column': column,
    'aria-label': `${labelOf(cell, product)} of ${product.name}`,
    'aria-invalid': problem ? true : undefined,
    'data-changed': text === stored ? undefined : true,
    value: text,
    onKeyDown: handleKeyDown,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onText(product, cell, event.target.value),
  };
  return (
    <Frame>
      {options ? (
        <select {...shared}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={cell === 'publish_at' ? 'datetime-local' : 'text'}
          inputMode={isNumber(cell) ? 'numeric' : undefined}
          data-number={isNumber(cell) || undefined}
          maxLength={1000}
          autoComplete="off"
          onPaste={handlePaste}
        />
      )}
      {problem ? (
        <Problem>{problem}</Problem>
      ) : (
        text !== stored && <Was>was {shownText(cell, stored, options)}</Was>
      )}
    </Frame>
  );
}

/** A stored value as people read it. */
export function shownText(
  cell: CellKey,
  text: string,
  options?: readonly { value: string; label: string }[],
): string {
  if (text === '') return 'nothing';
  if (cell === 'price' || cell === 'original_price')
    return /^\d+$/.test(text) ? formatRupees(Number(text)) : `₹${text}`;
  return options?.find(({ value }) => value === text)?.label ?? text.replace('T', ' ');
}

export function optionsOf(cell: CellKey, { category_id }: EditableProduct, taxonomy: Taxonomy) {
  if (cell === 'status') return Object.entries(statusNames).map(([value, label]) => ({ value, label }));
  if (cell === 'type_id') return [{ value: '', label: 'None' }, ...typeOptions(taxonomy, category_id)];
  return undefined;
}

/** To the next cell of the column, as a spreadsheet does. */
function moveFrom(event: KeyboardEvent<HTMLElement>, step: number): void {
  const { currentTarget: from } = event;
  const cells = [
    ...(from.closest('table')?.querySelectorAll<HTMLInputElement>(`[data-column="${from.dataset.column}"]`) ??
      []),
  ];
  const target = cells[cells.indexOf(from as HTMLInputElement) + step];
  event.preventDefault();
  target?.focus();
  if (target instanceof HTMLInputElement) target.select();
}

const Frame = styled.span`
  display: inline-grid;
  gap: 2px;
  vertical-align: top;

  input,
  select {
    width: 100%;
    min-width: 8ch;
    max-width: 24ch;
    min-height: 36px;
    padding: 0 ${s('space.8')};
    border: 1px solid ${s('color.lineStrong')};
    border-radius: ${s('radius.badge')};
    background: ${s('color.surface')};
    color: inherit;
    font: inherit;
  }

  [data-number] {
    width: 9ch;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  [data-changed] {
    background: ${s('color.tintSuccess')};
    font-weight: 600;
  }

  [aria-invalid] {
    border-color: ${s('color.kumkum')};
    background: ${s('color.tintError')};
  }
`;

const Was = styled.small`
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};
`;

const Problem = styled.small`
  max-width: 18ch;
  color: ${s('color.kumkum')};
  font-size: ${s('size.12')};
`;
