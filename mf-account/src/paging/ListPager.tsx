import type { ComponentProps } from 'react';
import { Link } from '@shop/kernel/routing';
import { Pager } from '@shop/ui';
import type { Page } from './fetchPage';

interface Props {
  /** What is paged, such as `orders`. */
  of: string;
  at: Pick<Page<unknown>, 'page' | 'pages'>;
  addressOf: (page: number) => ComponentProps<typeof Link>['to'];
}

/** The way through the pages of a list, newest first; nothing where one page holds all. */
export function ListPager({ of, at: { page, pages }, addressOf }: Props) {
  if (pages < 2) return null;
  return (
    <Pager
      link={Link}
      label={`Pages of ${of}`}
      page={page}
      pages={pages}
      addressOf={addressOf}
      previous="Newer"
      next="Older"
    >
      <span>
        Page {page} of {pages}
      </span>
    </Pager>
  );
}
