import styled from 'styled-components';
import { useAuth } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { Breadcrumbs, s } from '@shop/ui';
import { KeepOrder } from '../order-by-link/KeepOrder';
import type { FoundOrder } from './FoundOrder';
import { OrderActions } from './OrderActions';
import { OrderCards } from './OrderCards';
import { OrderHeader } from './OrderHeader';
import { useFreshOrder } from './useFreshOrder';

export function OrderDetails({ invoices, ...found }: FoundOrder) {
  const { user } = useAuth();
  const { order } = found;
  useFreshOrder(order);

  return (
    <Page>
      {user && (
        <Breadcrumbs
          items={[
            { label: 'Your orders', href: linkTo('profile', { tab: 'orders' }) },
            { label: order.number },
          ]}
          renderLink={(href, label) => <Link to={href}>{label}</Link>}
        />
      )}
      <OrderHeader order={order} />
      <OrderActions {...found} />
      {!user && <KeepOrder email={order.email} />}
      <OrderCards order={order} invoices={invoices} />
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
