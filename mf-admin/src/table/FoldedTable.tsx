import type { ReactNode } from 'react';
import styled from 'styled-components';
import { s } from '@shop/ui';

interface Props {
  summary: string;
  /** What the table is of; for those who do not see the chart above it. */
  label: string;
  /** `thead` and `tbody`. */
  children: ReactNode;
}

/** The figures behind a chart, as a table that unfolds and scrolls in its own frame. */
export function FoldedTable({ summary, label, children }: Props) {
  return (
    <details>
      <summary>{summary}</summary>
      <Scroll role="region" aria-label={label} tabIndex={0}>
        <table>{children}</table>
      </Scroll>
    </details>
  );
}

const Scroll = styled.div`
  max-height: 320px;
  overflow: auto;

  table {
    font-size: ${s('size.14')};
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: ${s('space.4')} ${s('space.24')} ${s('space.4')} 0;
    font-weight: 400;
    text-align: start;
  }
`;
