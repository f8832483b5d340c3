import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { s, truncate } from '@shop/ui';
import { Nothing } from '../panel/Nothing';
import { Panel } from '../panel/Panel';
import type { Ranked } from './loadOverview';

/** What sold best, with bars as long as their share of the first. */
export function RankedList({ title, rows }: { title: string; rows: readonly Ranked[] }) {
  const most = rows[0]?.revenue ?? 1;
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <Nothing>Nothing was sold in this period.</Nothing>
      ) : (
        <List>
          {rows.map(({ id, name, pieces, revenue }) => (
            <li key={id}>
              <Line>
                <span title={name}>{name}</span>
                <strong>{formatRupees(revenue)}</strong>
              </Line>
              <Bar $share={revenue / most} aria-hidden />
              <Small>
                {pieces} {pieces === 1 ? 'piece' : 'pieces'}
              </Small>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: 0;
  font-size: ${s('size.14')};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  list-style: none;
`;

const Line = styled.span`
  display: flex;
  gap: ${s('space.8')};
  justify-content: space-between;

  span {
    ${truncate}
  }

  strong {
    font-weight: 600;
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
