import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { s } from '../../theme/s';

interface SummaryRow {
  label: ReactNode;
  value: ReactNode;
  /** The sum of the others. */
  strong?: boolean;
  tone?: 'neem' | 'kumkum';
}

/** Amounts under each other, with aligned figures. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <List>
      {rows.map(({ label, value, strong, tone }, index) => (
        <Row key={index} $strong={strong} $tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${s('space.8')};
  margin: 0;
`;

const total = css`
  padding-top: ${s('space.12')};
  border-top: 1px solid ${s('color.line')};
  font-size: ${s('size.18')};
  font-weight: 700;
`;

const Row = styled.div<{ $strong?: boolean; $tone?: SummaryRow['tone'] }>`
  display: flex;
  gap: ${s('space.16')};
  justify-content: space-between;
  color: ${({ $tone }) => ($tone ? s(`color.${$tone}`) : 'inherit')};
  ${({ $strong }) => $strong && total}

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;
