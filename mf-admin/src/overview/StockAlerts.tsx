import { useState } from 'react';
import styled from 'styled-components';
import { Link } from '@shop/kernel/routing';
import { Badge, Button, s, truncate } from '@shop/ui';
import { useMay } from '../access/rights';
import { StaffLink } from '../access/StaffLink';
import { counted } from '../counted/counted';
import { adminPaths } from '../layout/adminPaths';
import { Nothing } from '../panel/Nothing';
import { Panel } from '../panel/Panel';
import type { Overview, StockAlert } from './loadOverview';
import { ThresholdDialog } from './ThresholdDialog';

/** Published products of which a size or colour runs low, each by its own threshold. */
export function StockAlerts({ alerts }: { alerts: Overview['stock_alerts'] }) {
  const may = useMay();
  // `default` stands for the threshold of all products that have none of their own.
  const [edited, setEdited] = useState<StockAlert | 'default'>();
  const lowAt = ({ low_stock_at }: StockAlert) => `at ${low_stock_at ?? alerts.default}`;
  return (
    <Panel title={`Running low (${countedText(alerts)})`}>
      {alerts.total === 0 && <Nothing>Everything is well stocked.</Nothing>}
      <List>
        {alerts.rows.map((alert) => (
          <li key={alert.product_id}>
            <Name to={adminPaths.product(alert.product_id)}>{alert.name}</Name>
            <Badge $tone={alert.sold_out > 0 ? 'kumkum' : 'haldi'}>{stateOf(alert)}</Badge>
            <Pieces>{alert.pieces.map(pieceText).join(' · ')}</Pieces>
            {may('catalogue') && (
              <Quiet
                onClick={() => setEdited(alert)}
                aria-label={`Change when ${alert.name} runs low: ${lowAt(alert)}`}
              >
                {lowAt(alert)}
              </Quiet>
            )}
          </li>
        ))}
      </List>
      <Foot>
        {alerts.total > 0 && may('catalogue') && <Link to={adminPaths.lowStock()}>All of them</Link>}
        {may('catalogue') && (
          <Button type="button" $variant="quiet" $size="small" $flush onClick={() => setEdited('default')}>
            Warn at {counted(alerts.default, 'piece')}
          </Button>
        )}
      </Foot>
      {edited && (
        <ThresholdDialog
          alert={edited === 'default' ? undefined : edited}
          standard={alerts.default}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  );
}

const countedText = ({ total, more }: Overview['stock_alerts']) =>
  `${more ? 'at least ' : ''}${counted(total, 'product')}`;

function stateOf({ sold_out, low, variants, pieces }: StockAlert): string {
  if (variants === 1) return sold_out ? 'Sold out' : `${pieces[0]?.stock ?? 0} left`;
  if (sold_out > 0) return sold_out === variants ? 'Sold out' : `${sold_out} of ${variants} sold out`;
  return `${low} of ${variants} low`;
}

const pieceText = ({ label, stock }: StockAlert['pieces'][number]) =>
  label ? `${label} ${stock}` : `${stock} left`;

const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0 0 ${s('space.12')};
  padding: 0;
  font-size: ${s('size.14')};
  font-variant-numeric: tabular-nums;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px ${s('space.8')};
    align-items: baseline;
  }
`;

const Name = styled(StaffLink)`
  ${truncate}
  color: ${s('color.ink')};
`;

const Pieces = styled.span`
  ${truncate}
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};
`;

const Quiet = styled.button`
  justify-self: end;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: ${s('color.ink2')};
  font: inherit;
  font-size: ${s('size.12')};
  text-decoration: underline;
  cursor: pointer;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  align-items: center;
  justify-content: space-between;
  font-size: ${s('size.14')};
`;
