import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { s, truncate } from '@shop/ui';
import { StaffLink } from '../access/StaffLink';
import { Nothing } from '../panel/Nothing';
import { Panel } from '../panel/Panel';

export interface RankedRow {
  id: string;
  name: string;
  /** Rupees. */
  amount: number;
  /** Such as `3 orders`. */
  count: string;
  /** What stands behind it. */
  to: string;
}

interface Props {
  title: string;
  rows: readonly RankedRow[];
}

/** As many as are seen at a glance. */
const first = 8;

/** What brought most, with bars as long as their share of the first; each leads to what stands behind it. */
export function RankedList({ title, rows }: Props) {
  const most = rows[0]?.amount || 1;
  const list = (shown: readonly RankedRow[]) => (
    <List>
      {shown.map(({ id, name, amount, count, to }) => (
        <li key={id}>
          <Line to={to}>
            <span title={name}>{name}</span>
            <strong>{formatRupees(amount)}</strong>
          </Line>
          <Bar $share={amount / most} aria-hidden />
          <Small>{count}</Small>
        </li>
      ))}
    </List>
  );
  return (
    <Panel title={title}>
      {rows.length === 0 && <Nothing>Nothing was sold in this period.</Nothing>}
      {list(rows.slice(0, first))}
      {rows.length > first && (
        <More>
          <summary>{rows.length - first} more</summary>
          {list(rows.slice(first))}
        </More>
      )}
    </Panel>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.12')};
  margin: 0;
  padding: 0;
  font-size: ${s('size.14')};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  list-style: none;
`;

const Line = styled(StaffLink)`
  display: flex;
  gap: ${s('space.8')};
  justify-content: space-between;
  color: ${s('color.ink')};
  text-decoration: none;

  span {
    ${truncate}
  }

  strong {
    font-weight: 600;
  }

  &:any-link:hover {
    text-decoration: underline;
  }
`;

const Bar = styled.span<{ $share: number }>`
  display: block;
  width: ${({ $share }) => Math.max(2, Math.round($share * 100))}%;
  height: 4px;
  margin-block: ${s('space.4')} 2px;
  border-radius: ${s('radius.round')};
  background: ${s('color.haldi')};
`;

const Small = styled.span`
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};
`;

const More = styled.details`
  margin-top: ${s('space.12')};
  font-size: ${s('size.14')};

  summary {
    margin-bottom: ${s('space.12')};
  }
`;
