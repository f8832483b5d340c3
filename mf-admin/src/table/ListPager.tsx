import { useEffect, useEffectEvent } from 'react';
import { formatCount } from '@shop/kernel/domain';
import { Link } from '@shop/kernel/routing';
import { Pager } from '@shop/ui';
import { pageNumber, pageSize } from './listPage';
import { queryWith } from './queryWith';
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
  const page = pageNumber(query.params);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // An old link, or the rows of the last page went meanwhile.
  const isLeaving = query.get('page') !== (query.params.get('page') ?? '');
  const leadTo = page > pages && !more && !isLeaving ? pages : undefined;
  const lead = useEffectEvent((target: number) => query.go(changeTo(target), { replace: true }));
  useEffect(() => {
    if (leadTo !== undefined) lead(leadTo);
  }, [leadTo]);
  if (total === 0) return null;
  const first = Math.min(total, (page - 1) * pageSize + 1);
  return (
    <Pager link={Link} page={page} pages={pages} addressOf={(target) => queryWith(changeTo(target))}>
      <span role="status">
        {first}–{Math.min(total, page * pageSize)} of {formatCount(total)}
        {more && '+'}
      </span>
    </Pager>
  );
}

const changeTo = (page: number) => ({ page: page > 1 ? String(page) : '' });
