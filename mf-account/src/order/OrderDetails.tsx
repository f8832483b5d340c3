import styled from 'styled-components';
import { amountRows, formatDate, orderStatusNames, promisedDays } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { Badge, Breadcrumbs, from, PageTitle, s, SummaryList, Surface, Timeline } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { InvoiceCard } from './InvoiceCard';
import { OrderActions } from './OrderActions';
import { OrderLines } from './OrderLines';
import type { FoundOrder } from './OrderPage';
import { PaymentCard } from './PaymentCard';
import { ReturnsCard } from './ReturnsCard';
import { statusTone } from './statusTone';
import { isUnderWay, timelineSteps } from './timelineSteps';
import { useFreshOrder } from './useFreshOrder';

export function OrderDetails({ order, exchanges, invoices, vpas, now }: FoundOrder) {
  const { shipTo } = order;
  useFreshOrder(order);

  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: 'Your orders', href: linkTo('profile', { tab: 'orders' }) },
          { label: order.number },
        ]}
        renderLink={(href, label) => <Link to={href}>{label}</Link>}
      />
      <header>
        <PageTitle>Order {order.number}</PageTitle>
        <Placed>
          Placed on {formatDate(order.placedAt, 'moment')} IST{' '}
          <Badge $tone={statusTone[order.status]}>{orderStatusNames[order.status]}</Badge>
        </Placed>
      </header>
      <OrderActions order={order} exchanges={exchanges} vpas={vpas} now={now} />
      <Columns>
        <Surface>
          <CardHeading>Where it is</CardHeading>
          {isUnderWay(order) && <Arrival>Arrives {promisedDays(order)}</Arrival>}
          <Timeline steps={timelineSteps(order)} />
          {order.trackingNumber && (
            <p>
              {order.courier ?? 'Courier'}, tracking number <strong>{order.trackingNumber}</strong>
            </p>
          )}
        </Surface>
        <Surface>
          <CardHeading>What you ordered</CardHeading>
          <OrderLines lines={order.lines} />
          <SummaryList rows={amountRows(order, order.gstPercent, order.couponId)} />
        </Surface>
        <Surface>
          <CardHeading>Delivery address</CardHeading>
          <address>
            <strong>{shipTo.name}</strong>
            <br />
            {shipTo.address}
            <br />
            {shipTo.city}, {shipTo.state} {shipTo.pincode}
            <br />
            +91 {shipTo.phone}
          </address>
        </Surface>
        <PaymentCard order={order} />
        {invoices.length > 0 && <InvoiceCard order={order.number} invoices={invoices} />}
        {order.returns.length > 0 && <ReturnsCard order={order} />}
      </Columns>
      <p>
        Something wrong with this order? <Link to={linkTo('contact')}>Write to us</Link> or read about{' '}
        <Link to={linkTo('returns')}>returns</Link>.
      </p>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${s('space.24')};
  padding-block: ${s('space.24')} ${s('space.72')};
`;

const Placed = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${s('space.12')};
  color: ${s('color.ink2')};
`;

const Arrival = styled.p`
  padding-bottom: ${s('space.16')};
  color: ${s('color.ink2')};
`;

const Columns = styled.div`
  display: grid;
  gap: ${s('space.24')};
  align-items: start;

  ${from('desktop')} {
    grid-template-columns: 1fr 1fr;
  }

  address {
    font-style: normal;
    overflow-wrap: anywhere;
  }
`;
