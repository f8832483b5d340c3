import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@shop/kernel/routing';
import { EmptyState, from, s } from '@shop/ui';
import { foldedRows } from './foldedRows';
import { queryWith } from './queryWith';
import { SelectBox } from './selection/SelectBox';
import type { Selection } from './selection/useSelection';
import { useListQuery } from './useListQuery';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Value of `sort` in the address; a dash before it turns the order round. */
  sort?: string;
  align?: 'end';
  /** Left out but on wide screens. */
  secondary?: true;
}

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The sort of an address that names none. */
  sorted?: string;
  /** Said when there are no rows. */
  empty: string;
  /** What such rows are, for who has none yet. */
  about?: string;
  /** Gives every row a box to tick it by `keyOf`. */
  selection?: Selection;
  /** What a row's box says, where there is one. */
  nameOf?: (row: Row) => string;
}

/** Pixels that so many columns, the boxes among them, need to stand side by side. */
const widthFor = (columns: number) => (columns > 4 ? 620 : columns > 2 ? 480 : 0);

/**
 * A dense table. Where it has no room each row is folded: its first cell stands above the others, which say their column's
 * name themselves. What still does not fit scrolls inside its own region, by keyboard too.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  sorted,
  empty,
  about,
  selection,
  nameOf = keyOf,
}: Props<Row>) {
  if (rows.length === 0) return <EmptyState icon="search" title={empty} text={about} />;
  const [first, ...others] = columns.filter(({ secondary }) => !secondary);
  const width = widthFor(others.length + (selection ? 2 : 1));
  return (
    <Region role="region" aria-label={label} tabIndex={0}>
      <Table $width={width}>
        <thead>
          <tr>
            {selection && <PageBox selection={selection} />}
            {columns.map((column) => (
              <HeadCell key={column.label} {...column} sorted={sorted} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-selected={selection?.keys.has(keyOf(row)) || undefined}>
              {selection && (
                <BoxCell data-box>
                  <SelectBox
                    label={`Select ${nameOf(row)}`}
                    checked={selection.keys.has(keyOf(row))}
                    onToggle={(checked, isRange) => selection.set(keyOf(row), checked, isRange)}
                  />
                </BoxCell>
              )}
              {columns.map(({ label: name, cell, align, secondary }) => (
                <Cell
                  key={name}
                  data-label={name === first?.label ? undefined : name}
                  $end={align === 'end'}
                  $secondary={secondary === true}
                >
                  {cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Region>
  );
}

/** Ticks the page in sight. */
function PageBox({ selection }: { selection: Selection }) {
  const { keys, pageKeys } = selection;
  const ticked = pageKeys.filter((key) => keys.has(key)).length;
  return (
    <BoxCell as="th" data-box>
      <SelectBox
        label="Select all on this page"
        checked={ticked === pageKeys.length}
        isMixed={ticked > 0 && ticked < pageKeys.length}
        onToggle={(checked) => selection.setPage(checked)}
      />
    </BoxCell>
  );
}

interface HeadCellProps extends Omit<Column<never>, 'cell'> {
  sorted: string | undefined;
}

function HeadCell({ label, sort, align, secondary, sorted }: HeadCellProps) {
  const current = useListQuery().get('sort') || sorted;
  const direction =
    sort && (current === sort ? 'ascending' : current === `-${sort}` ? 'descending' : undefined);
  return (
    <Cell
      as="th"
      scope="col"
      data-secondary={secondary || undefined}
      aria-sort={direction || undefined}
      $end={align === 'end'}
      $secondary={secondary === true}
    >
      {sort ? (
        <SortLink to={queryWith({ sort: direction === 'descending' ? sort : direction ? `-${sort}` : sort })}>
          {label}
          <span aria-hidden>{direction === 'ascending' ? ' ↑' : direction === 'descending' ? ' ↓' : ''}</span>
        </SortLink>
      ) : (
        label
      )}
    </Cell>
  );
}

const Region = styled.div`
  container-type: inline-size;
  overflow-x: auto;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
`;

const Table = styled.table<{ $width: number }>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${s('size.14')};
  font-variant-numeric: tabular-nums;
  line-height: 1.35;

  th {
    border-bottom: 1px solid ${s('color.lineStrong')};
    color: ${s('color.ink2')};
    font-weight: 600;
    white-space: nowrap;
  }

  /* What one does with a row stands in one line. */
  td:has(button + button) {
    white-space: nowrap;
  }

  /* Nor are fields narrower than they are. */
  td:has(button, input, select) {
    max-width: none;
  }

  tbody tr + tr td {
    border-top: 1px solid ${s('color.line')};
  }

  tbody tr:is(:hover, [data-selected]) {
    background: ${s('color.paper')};
  }

  /* A finger finds it: a line alone is 16 px high. */
  a {
    padding-block: ${s('space.4')};
    color: ${s('color.neel')};
    font-weight: 600;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }

  ${({ $width }) => foldedRows($width)}
`;

const Cell = styled.td<{ $end: boolean; $secondary: boolean }>`
  ${({ $secondary }) => $secondary && 'display: none;'}
  padding: ${s('space.8')} ${s('space.12')};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  vertical-align: middle;

  /* A name or address of one long word breaks here, and pushes no cell out of the table; where there is room a column is wider. */
  max-width: 24ch;
  overflow-wrap: break-word;

  ${from('wide')} {
    display: table-cell;
    max-width: 36ch;
  }
`;

const BoxCell = styled.td`
  width: 44px;
  padding: 0;
`;

const SortLink = styled(Link)`
  && {
    color: inherit;
  }
`;
