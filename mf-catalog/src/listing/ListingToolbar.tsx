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

/** In the address the grid has no name. */
const views = [
  { name: 'grid', view: '', label: 'Grid view' },
  { name: 'list', view: 'list', label: 'List view' },
] as const;

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
    <Toolbar>
      <Shown>
        <p role="status">{itemCount(total, more)}</p>
        <Views role="group" aria-label="View">
          {views.map(({ name, view, label }) => (
            <View
              key={name}
              to={(pending) => changeSearch(pending, { view })}
              replace
              preventScrollReset
              aria-label={label}
              aria-current={layout === name}
            >
              <Icon name={name} />
            </View>
          ))}
        </Views>
      </Shown>
      <Bar data-below-header>
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
    </Toolbar>
  );
}

/** No box of its own below desktops: a bar sticks no further than what it stands in. */
const Toolbar = styled.div`
  display: contents;
  ${from('desktop')} {
    display: flex;
    gap: ${s('space.12')};
    align-items: center;
    padding-bottom: ${s('space.16')};
    border-bottom: 1px solid ${s('color.line')};
  }
`;
/** Goes up with the page; nearer to the bar than parts of a page are to each other. */
const Shown = styled.div`
  display: flex;
  flex: 1;
  gap: ${s('space.8')};
  align-items: center;
  justify-content: space-between;
  ${until('desktop')} {
    margin-bottom: calc(-1 * ${s('space.16')});
    p {
      color: ${s('color.ink2')};
      font-size: ${s('size.14')};
    }
  }
`;
/**
 * Sticks below the header of phones and tablets: what is at hand all the way are filters and sort in one line. Focus that goes
 * there leaves the page where it is, though the bar lies within the room that the frame keeps clear.
 */
const Bar = styled.div`
  position: sticky;
  z-index: ${depth('bar')};
  top: var(--header, 0px);
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  padding: ${s('space.4')} ${s('space.16')} ${s('space.8')};
  border-bottom: 1px solid ${s('color.line')};
  margin-inline: calc(-1 * ${s('space.16')});
  background: ${s('color.paper')};
  transition: top ${s('motion.quick')};

  ${until('desktop')} {
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
    padding: 0;
    border: 0;
    margin: 0;
  }
`;
const Views = styled.div`
  display: flex;
  ${until('desktop')} {
    margin-right: calc(-1 * ${s('space.8')});
  }
`;
const Sort = styled.div`
  /* The longest order is read in full beside "Filters" on a phone 320 px wide. */
  flex: 1 1 9rem;
  min-width: 0;
  label {
    ${visuallyHidden}
  }
  ${until('tablet')} {
    select {
      padding-inline: ${s('space.12')} ${s('space.32')};
    }
    i {
      right: ${s('space.8')};
    }
  }
  ${from('tablet')} {
    /* A width, no basis: Firefox makes the bar as narrow as the words of the order chosen. */
    flex: none;
    width: 200px;
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
