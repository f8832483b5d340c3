import styled from 'styled-components';
import { Link, links } from '@shop/kernel/routing';
import { Button, s } from '@shop/ui';
import { ordersPerPage } from './fetchOrderList';
import { orderFilterQuery, type OrderFilter } from './orderFilter';

interface Props {
  filter: OrderFilter;
  count: number;
}

const pageLink = (filter: OrderFilter, page: number) =>
  `${links.profile()}?${new URLSearchParams(orderFilterQuery({ ...filter, page }))}`;

/** The way through the pages of the list; nothing where one page holds all. */
export function OrderPager({ filter, count }: Props) {
  const pages = Math.ceil(count / ordersPerPage);
  if (pages < 2) return null;

  return (
    <Nav aria-label="Pages of orders">
      {filter.page > 1 && (
        <Button as={Link} to={pageLink(filter, filter.page - 1)} $variant="secondary">
          Newer
        </Button>
      )}
      <span>
        Page {filter.page} of {pages}
      </span>
      {filter.page < pages && (
        <Button as={Link} to={pageLink(filter, filter.page + 1)} $variant="secondary">
          Older
        </Button>
      )}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  gap: ${s('space.16')};
  align-items: center;
  justify-content: center;
`;
