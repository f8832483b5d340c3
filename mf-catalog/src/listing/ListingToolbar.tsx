import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link, usePendingSearch } from '@shop/kernel/routing';
import { depth, focusRing, from, Icon, s, SelectField, until, visuallyHidden } from '@shop/ui';
import { itemCount } from './itemCount';
import { changeSearch, parseListingQuery } from './listingQuery';
import type { ProductSort } from './productSorts';

const sortNames: Record<ProductSort, string> = {
  featured: 'Featured',
  newest: 'Newest',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Rating',
};

const countLine = '2rem';

interface Props {
  /** What `featured` is called here; a search has its own order. */
  featuredName?: string;
  total: number;
  /** There are more than `total`. */
  more: boolean;
  /** Opens the filters, where there are any. */
  children: ReactNode;
}

/** How many there are, grid/list toggle, filters and sort; what it changes is kept in the address. */
export function ListingToolbar({ total, more, featuredName, children }: Props) {
  const { search, go } = usePendingSearch();
  const { layout, sort } = parseListingQuery(search);
  const names = { ...sortNames, ...(featuredName && { featured: featuredName }) };

  return (
    <Bar data-below-header>
      <Count role="status">{itemCount(total, more)}</Count>
      <Views role="group" aria-label="View">
        <View
          to={(pending) => changeSearch(pending, { view: '' })}
          replace
          preventScrollReset
          aria-label="Grid view"
          aria-current={layout === 'grid'}
        >
          <Icon name="grid" />
        </View>
        <View
          to={(pending) => changeSearch(pending, { view: 'list' })}
          replace
          preventScrollReset
          aria-label="List view"
          aria-current={layout === 'list'}
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
          value={sort}
          onChange={(event) => {
            const { value } = event.target;
            go((pending) => changeSearch(pending, { sort: value === 'featured' ? '' : value }), {
              preventScrollReset: true,
            });
          }}
        />
      </Sort>
    </Bar>
  );
}

/**
 * Sticks below the header of phones and tablets. Its first line, the count, goes up with the page: what is at hand all the
 * way are filters, sort and views in one line. Focus that goes there leaves the page where it is, though the bar lies within
 * the room that the frame keeps clear.
 */
const Bar = styled.div`
  position: sticky;
  z-index: ${depth('bar')};
  top: calc(var(--header, 0px) - ${countLine});
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${s('space.8')};
  padding: 0 ${s('space.16')} ${s('space.8')};
  border-bottom: 1px solid ${s('color.line')};
  margin-inline: calc(-1 * ${s('space.16')});
  background: ${s('color.paper')};
  transition: top ${s('motion.quick')};

  ${until('desktop')} {
    a,
    button,
    select {
      scroll-margin-top: -136px;
    }
  }
  ${from('tablet')} {
    padding-inline: ${s('space.24')};
    margin-inline: calc(-1 * ${s('space.24')});
  }
  ${from('desktop')} {
    position: static;
    gap: ${s('space.8')} ${s('space.12')};
    padding: 0 0 ${s('space.16')};
    margin: 0;
  }
`;
const Count = styled.p`
  flex: 1 0 100%;
  height: ${countLine};
  margin: 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  line-height: ${countLine};
  ${from('desktop')} {
    flex: 1 0 auto;
    height: auto;
    font-size: inherit;
    line-height: inherit;
  }
`;
const Views = styled.div`
  display: flex;
  order: 1;
  margin-right: calc(-1 * ${s('space.8')});
  ${from('desktop')} {
    order: 0;
    margin: 0;
  }
`;
const Sort = styled.div`
  /* No wider, or a count beside "Filters" would push the views of a narrow phone into a second line. */
  flex: 1 1 5.5rem;
  min-width: 0;
  label {
    ${visuallyHidden}
  }
  ${until('tablet')} {
    select {
      padding-inline: ${s('space.12')} ${s('space.32')};
      text-overflow: ellipsis;
    }
    i {
      right: ${s('space.8')};
    }
  }
  ${from('tablet')} {
    flex: 0 0 200px;
    margin-right: auto;
  }
  ${from('desktop')} {
    margin: 0;
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
