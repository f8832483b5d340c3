import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link, useNavigate, useSearchParams } from '@shop/kernel/routing';
import { focusRing, from, Icon, s, SelectField, visuallyHidden } from '@shop/ui';
import { itemCount } from './itemCount';
import { changeSearch, type ListingQuery } from './listingQuery';
import type { ProductSort } from './productSorts';

const sortNames: Record<ProductSort, string> = {
  featured: 'Featured',
  newest: 'Newest',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Rating',
};

interface Props {
  query: ListingQuery;
  /** What `featured` is called here; a search has its own order. */
  featuredName?: string;
  total: number;
  /** There are more than `total`. */
  more: boolean;
  /** Opens the filters, where there are any. */
  children: ReactNode;
}

/** How many there are, grid/list toggle, filters and sort; what it changes is kept in the address. */
export function ListingToolbar({ query, total, more, featuredName, children }: Props) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const names = { ...sortNames, ...(featuredName && { featured: featuredName }) };

  return (
    <Bar>
      <Count role="status">{itemCount(total, more)}</Count>
      <Views role="group" aria-label="View">
        <View
          to={changeSearch(search, { view: '' })}
          replace
          preventScrollReset
          aria-label="Grid view"
          aria-current={query.layout === 'grid'}
        >
          <Icon name="grid" />
        </View>
        <View
          to={changeSearch(search, { view: 'list' })}
          replace
          preventScrollReset
          aria-label="List view"
          aria-current={query.layout === 'list'}
        >
          <Icon name="list" />
        </View>
      </Views>
      {children}
      <Sort>
        <SelectField
          label="Sort by"
          name="sort"
          options={Object.entries(names).map(([value, label]) => ({ value, label }))}
          value={query.sort}
          onChange={(event) => {
            const sort = event.target.value;
            void navigate(changeSearch(search, { sort: sort === 'featured' ? '' : sort }), {
              preventScrollReset: true,
            });
          }}
        />
      </Sort>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${s('space.8')} ${s('space.12')};
  padding-bottom: ${s('space.16')};
  border-bottom: 1px solid ${s('color.line')};
`;
/** On phones it and the views fill a line, and filters and sort the next. */
const Count = styled.p`
  flex: 1 0 calc(100% - 100px);
  margin: 0;
  color: ${s('color.ink2')};
  ${from('tablet')} {
    flex: 1 0 auto;
  }
`;
const Views = styled.div`
  display: flex;
`;
const Sort = styled.div`
  flex: 1 1 140px;
  min-width: 0;
  label {
    ${visuallyHidden}
  }
  ${from('tablet')} {
    flex: 0 0 200px;
  }
`;
const View = styled(Link)`
  display: grid;
  width: 44px;
  height: 44px;
  border-radius: ${s('radius.control')};
  color: ${s('color.ink3')};
  place-items: center;
  &[aria-current='true'] {
    background: ${s('color.sunk')};
    color: ${s('color.ink')};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
