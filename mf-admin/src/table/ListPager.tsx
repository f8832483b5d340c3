import { useEffect } from 'react';
import { formatCount } from '@shop/kernel/domain';
import { Link, useNavigate } from '@shop/kernel/routing';
import { Pager } from '@shop/ui';
import { pageNumber, pageSize } from './listPage';
import { useListQuery } from './useListQuery';

interface Props {
  total: number;
  /** There are more than were counted. */
  more?: boolean;
}

/**
 * Which rows of how many are shown, and the way to the others; nothing where the list says that it is empty. A page past the
 * end leads to the last.
 */
export function ListPager({ total, more = false }: Props) {
  const query = useListQuery();
  const navigate = useNavigate();
  const page = pageNumber(query.params);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const addressOf = (target: number) => query.hrefOf({ page: target > 1 ? String(target) : '' });
  // An old link, or the rows of the last page went meanwhile.
  const isLeaving = query.get('page') !== (query.params.get('page') ?? '');
  const leadTo = page > pages && !more && !isLeaving ? addressOf(pages) : undefined;
  useEffect(() => {
    if (leadTo) void navigate(leadTo, { replace: true });
  }, [leadTo, navigate]);
  if (total === 0) return null;
  const first = Math.min(total, (page - 1) * pageSize + 1);
  return (
    <Pager link={Link} page={page} pages={pages} addressOf={addressOf}>
      <span role="status">
        {first}–{Math.min(total, page * pageSize)} of {formatCount(total)}
        {more && '+'}
      </span>
    </Pager>
  );
}
