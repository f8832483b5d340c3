import styled from 'styled-components';
import { Link } from '@shop/kernel/routing';
import { Badge, s, truncate } from '@shop/ui';
import { adminPaths } from '../layout/adminPaths';
import { Panel } from '../panel/Panel';
import type { Overview } from './loadOverview';

/** Published variants with five pieces or fewer (spec §9, low stock). */
export function StockAlerts({ alerts }: { alerts: Overview['stock_alerts'] }) {
  return (
    <Panel title={`Stock alerts (${alerts.total})`}>
      <List>
        {alerts.rows.map(({ variant_id, product_id, name, label, stock }) => (
          <li key={variant_id}>
            <Link to={adminPaths.product(product_id)}>
              {name}
              {label && ` · ${label}`}
            </Link>
            <Badge $tone={stock === 0 ? 'kumkum' : 'haldi'}>
              {stock === 0 ? 'Out of stock' : `${stock} left`}
            </Badge>
          </li>
        ))}
      </List>
      {alerts.total > alerts.rows.length && (
        <Link to={adminPaths.lowStock()}>All products with low stock</Link>
      )}
      {alerts.total === 0 && <p>Everything is well stocked.</p>}
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.8')};
  margin: 0 0 ${s('space.12')};
  padding: 0;
  font-size: ${s('size.14')};
  list-style: none;

  li {
    display: flex;
    gap: ${s('space.8')};
    justify-content: space-between;
  }

  a {
    ${truncate}
    color: ${s('color.ink')};
  }
`;
