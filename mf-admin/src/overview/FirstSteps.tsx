import styled from 'styled-components';
import { Link } from '@shop/kernel/routing';
import { s } from '@shop/ui';
import { useMay } from '../access/rights';
import { adminPaths } from '../layout/adminPaths';
import { Nothing } from '../panel/Nothing';
import { Panel } from '../panel/Panel';

const steps = [
  { right: 'catalogue', to: adminPaths.section('products'), text: 'Put your products and their stock in' },
  {
    right: 'settings',
    to: adminPaths.section('delivery'),
    text: 'Say where you deliver, and where cash is taken',
  },
  { right: 'settings', to: adminPaths.section('taxes'), text: 'Enter who sells, for invoices' },
  { right: 'promotions', to: adminPaths.section('coupons'), text: 'Make a coupon for the first customers' },
] as const;

/** A shop in which nobody has bought yet has no figures: what brings the first ones. */
export function FirstSteps() {
  const may = useMay();
  return (
    <Panel title="Nobody has bought yet">
      <Nothing>
        With the first order, its figures, charts and the work it makes stand here. Until then:
      </Nothing>
      <List>
        {steps
          .filter(({ right }) => may(right))
          .map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
      </List>
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.8')};
  margin: ${s('space.12')} 0 0;
  padding-inline-start: ${s('space.24')};
`;
