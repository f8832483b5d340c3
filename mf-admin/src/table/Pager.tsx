import styled from 'styled-components';
import { Link } from '@shop/kernel/routing';
import { Button, s } from '@shop/ui';
import { pageNumber, pageSize } from './listPage';
import { useListQuery } from './useListQuery';

/** Which rows of how many are shown, and the way to the others; nothing where the list says that it is empty. */
export function Pager({ total }: { total: number }) {
  const query = useListQuery();
  const page = pageNumber(query.params);
  if (total === 0) return null;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = Math.min(total, (page - 1) * pageSize + 1);
  const to = (target: number) => query.hrefOf({ page: target > 1 ? String(target) : '' });
  return (
    <Bar aria-label="Pages">
      <span role="status">
        {first}–{Math.min(total, page * pageSize)} of {total.toLocaleString('en-IN')}
      </span>
      {page > 1 && (
        <Button as={Link} to={to(page - 1)} rel="prev" $variant="quiet" $size="small">
          Previous
        </Button>
      )}
      {page < pages && (
        <Button as={Link} to={to(page + 1)} rel="next" $variant="quiet" $size="small">
          Next
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  gap: ${s('space.8')};
  align-items: center;
  justify-content: flex-end;
  min-height: 44px;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  font-variant-numeric: tabular-nums;
`;
