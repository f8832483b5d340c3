import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from, s, visuallyHidden } from '@shop/ui';

export interface LedgerRow {
  id: string | number;
  what: ReactNode;
  when: string;
  /** Rupees with their sign, as shoppers read them. */
  amount: string;
  /** Makes what came in stand out. */
  tone?: 'neem';
  state?: ReactNode;
}

interface Props {
  caption: string;
  /** Of the first column. */
  heading: string;
  rows: readonly LedgerRow[];
}

/** Bookings under each other, newest first. On phones the day moves below what happened. */
export function LedgerTable({ caption, heading, rows }: Props) {
  const hasState = rows.some(({ state }) => state !== undefined);

  return (
    <Table>
      <Caption>{caption}</Caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Date</th>
          {hasState && <th scope="col">State</th>}
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, what, when, amount, tone, state }) => (
          <tr key={id}>
            <td>{what}</td>
            <td>{when}</td>
            {hasState && <td>{state}</td>}
            <Amount $tone={tone}>{amount}</Amount>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/* Without columns on phones: the day stands below what happened, the amount at the edge. */
const Table = styled.table`
  display: block;
  width: 100%;
  border-collapse: collapse;
  font-size: ${s('size.15')};

  thead {
    ${visuallyHidden}
  }

  tbody {
    display: block;
  }

  tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${s('space.12')};
    padding-block: ${s('space.12')};
    border-top: 1px solid ${s('color.line')};
  }

  td {
    grid-column: 1;
    padding: 0;
  }

  td:nth-child(2) {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }

  td:last-child {
    grid-area: 1 / 2;
    text-align: end;
  }

  ${from('tablet')} {
    display: table;

    thead {
      position: static;
      display: table-header-group;
      clip-path: none;
    }

    tbody {
      display: table-row-group;
    }

    tr {
      display: table-row;
      border: 0;
    }

    th,
    td {
      padding: ${s('space.12')} ${s('space.12')} ${s('space.12')} 0;
      border-top: 1px solid ${s('color.line')};
      text-align: start;
      vertical-align: top;
    }

    th {
      padding-block: 0 ${s('space.8')};
      border: 0;
      color: ${s('color.ink2')};
      font-size: ${s('size.14')};
      font-weight: 600;
    }

    th:last-child,
    td:last-child {
      padding-right: 0;
      text-align: end;
    }

    td:not(:first-child) {
      white-space: nowrap;
    }
  }
`;

const Caption = styled.caption`
  ${visuallyHidden}
`;

const Amount = styled.td<{ $tone?: 'neem' }>`
  color: ${({ $tone }) => ($tone ? s('color.neem') : 'inherit')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
