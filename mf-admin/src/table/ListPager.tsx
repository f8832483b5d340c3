import { formatCount } from '@shop/kernel/domain';
import { Link } from '@shop/kernel/routing';
import { Pager } from '@shop/ui';
import { pageNumber, pageSize } from './listPage';
import { useListQuery } from './useListQuery';

interface Props {
  total: number;
  /** There are more than were counted. */
  more?: boolean;
}

/** Which rows of how many are shown, and the way to the others; nothing where the list says that it is empty. */
export function ListPager({ total, more = false }: Props) {
  const query = useListQuery();
  const page = pageNumber(query.params);
  if (total === 0) return null;
  const first = Math.min(total, (page - 1) * pageSize + 1);
  return (
    <Pager
      link={Link}
      page={page}
      pages={Math.max(1, Math.ceil(total / pageSize))}
      addressOf={(target) => query.hrefOf({ page: target > 1 ? String(target) : '' })}
    >
      <span role="status">
        {first}–{Math.min(total, page * pageSize)} of {formatCount(total)}
        {more && '+'}
      </span>
    </Pager>
  );
}
