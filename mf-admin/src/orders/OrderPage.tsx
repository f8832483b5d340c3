import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { orderStatusNames } from '@shop/kernel/domain';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { Badge, s } from '@shop/ui';
import { useMay } from '../access/rights';
import { StaffLink } from '../access/StaffLink';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { mailLink } from '../mail/mailLink';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { TwoColumns } from '../panel/TwoColumns';
import { TagPanel } from '../tags/TagPanel';
import { CancelledRows } from './cancel-pieces/CancelledRows';
import { CancelPieces } from './cancel-pieces/CancelPieces';
import { NotesPanel } from './NotesPanel';
import { OrderAmounts } from './OrderAmounts';
import { OrderLineRows } from './OrderLineRows';
import { type OrderRecord, orderTone } from './orderRecord';
import { OrderSteps } from './OrderSteps';
import { OrderTimeline } from './OrderTimeline';
import { ParcelPanel } from './parcels/ParcelPanel';
import { PaymentPanel } from './PaymentPanel';
import { ReturnPanel } from './ReturnPanel';

export const loader = staffLoader(({ db, params }) =>
  unwrap(db.rpc('get_admin_order', { p_number: params.number ?? '' })),
);

export function Component() {
  const order = useLoaderData<OrderRecord | null>();
  const mayChange = useMay()('orders');
  if (!order) return null;
  const { ship_to: to } = order;
  return (
    <SectionPage
      // What was begun for one order is not done to the next.
      key={order.number}
      title={order.number}
      back={<Link to={adminPaths.section('orders')}>← All orders</Link>}
      actions={<Badge $tone={orderTone(order.status)}>{orderStatusNames[order.status]}</Badge>}
    >
      <TwoColumns>
        <Stack>
          <OrderSteps order={order} />
          {order.parcels.length > 0 && <ParcelPanel order={order} mayChange={mayChange} />}
          {order.returns.map((record) => (
            <ReturnPanel key={record.id} record={record} />
          ))}
          <Panel title="What was ordered">
            <Stack>
              <div>
                <OrderLineRows lines={order.lines} />
                <OrderAmounts order={order} />
                <CancelledRows cancellations={order.cancellations} />
              </div>
              {order.cancellable && mayChange && <CancelPieces order={order} />}
            </Stack>
          </Panel>
          <NotesPanel order={order} />
        </Stack>
        <Stack>
          <PaymentPanel order={order} />
          <Panel title="Ships to">
            <Address>
              {order.user_id ? (
                <StaffLink to={adminPaths.customer(order.user_id)}>{to.name || 'Customer'}</StaffLink>
              ) : (
                to.name
              )}
              <br />
              {to.address}
              <br />
              {to.city}, {to.state} {to.pincode}
              <br />
              <a href={`tel:+91${to.phone}`}>{to.phone}</a> ·{' '}
              <a href={mailLink(order.email)}>{order.email}</a>
              {order.gst_buyer && (
                <>
                  <br />
                  GST invoice for {order.gst_buyer.name}, {order.gst_buyer.gstin}
                </>
              )}
              {order.parcels.length === 0 && order.tracking_number && (
                <>
                  <br />
                  {order.courier ?? 'Courier'}: <strong>{order.tracking_number}</strong>
                </>
              )}
              {order.affiliate_code && (
                <>
                  <br />
                  Sent by affiliate {order.affiliate_code}
                </>
              )}
            </Address>
          </Panel>
          <TagPanel
            tags={order.tags}
            readOnly={!mayChange}
            set={(db, tag, isOn) =>
              unwrap(db.rpc('tag_orders', { p_numbers: [order.number], p_tag: tag, p_remove: !isOn }))
            }
          />
          <Panel title="Timeline">
            <OrderTimeline order={order} />
          </Panel>
        </Stack>
      </TwoColumns>
    </SectionPage>
  );
}

const Address = styled.address`
  font-size: ${s('size.15')};
  font-style: normal;
  overflow-wrap: anywhere;
`;
