import styled from 'styled-components';
import { amountRows, type Order, promisedDays } from '@shop/kernel/domain';
import { from, s, SummaryList, Surface, Timeline } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import type { Invoice } from '../order-invoice/fetchInvoices';
import { CancelledPieces } from './cancel-pieces/CancelledPieces';
import { InvoiceCard } from './InvoiceCard';
import { OrderLines } from './OrderLines';
import { Parcels } from './Parcels';
import { PaymentCard } from './PaymentCard';
import { ReturnsCard } from './ReturnsCard';
import { isUnderWay, timelineSteps } from './timelineSteps';

interface Props {
  order: Order;
  invoices: readonly Invoice[];
  /** Of the mail's link that the page was opened by. */
  linkKey?: string;
}

/** All that there is to read about an order. */
export function OrderCards({ order, invoices, linkKey }: Props) {
  const { shipTo } = order;

  return (
    <Columns>
      <Surface>
        <CardHeading>Where it is</CardHeading>
        {isUnderWay(order) && <Arrival>Arrives {promisedDays(order)}</Arrival>}
        <Timeline steps={timelineSteps(order)} />
        {order.parcels.length > 0 && <Parcels order={order} />}
        {order.parcels.length === 0 && order.trackingNumber && (
          <p>
            {order.courier ?? 'Courier'}, tracking number <strong>{order.trackingNumber}</strong>
          </p>
        )}
      </Surface>
      <Surface>
        <CardHeading>What you ordered</CardHeading>
        <OrderLines lines={order.lines} />
        <SummaryList rows={amountRows(order, order.gstPercent, order.couponId)} />
        {order.cancellations.length > 0 && <CancelledPieces cancellations={order.cancellations} />}
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
      {invoices.length > 0 && <InvoiceCard order={order.number} invoices={invoices} linkKey={linkKey} />}
      {order.returns.length > 0 && <ReturnsCard order={order} />}
    </Columns>
  );
}

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

  ul + dl {
    margin-top: ${s('space.16')};
  }
`;
