import { formatRupees, type ProductSort } from '@shop/kernel/domain';
import { Link, useNavigate, useSearchParams } from '@shop/kernel/routing';
import { Icon, focusRing, s, SelectField } from '@shop/ui';
import styled from 'styled-components';
import { changeSearch, type ListingQuery } from './listingQuery';

const sortNames: Record<ProductSort, string> = {
  featured: 'Featured',
  newest: 'Newest',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Rating',
};
const sortOptions = Object.entries(sortNames).map(([value, label]) => ({ value, label }));

/** Price cap chip, grid/list toggle and sort, all kept in the address. */
export function ListingToolbar({ query }: { query: ListingQuery }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const to = (changes: Parameters<typeof changeSearch>[1]) => changeSearch(search, changes) || '?';

  return (
    <Bar>
      {query.max && (
        <Chip
          to={to({ max: '' })}
          preventScrollReset
          aria-label={`Remove filter: Under ${formatRupees(query.max)}`}
        >
          Under {formatRupees(query.max)} <Icon name="close" size={16} />
        </Chip>
      )}
      <End>
        <Views role="group" aria-label="View">
          <View
            to={to({ view: '' })}
            replace
            preventScrollReset
            aria-label="Grid view"
            aria-current={query.layout === 'grid'}
          >
            <Icon name="grid" />
          </View>
          <View
            to={to({ view: 'list' })}
            replace
            preventScrollReset
            aria-label="List view"
            aria-current={query.layout === 'list'}
          >
            <Icon name="list" />
          </View>
        </Views>
        <SelectField
          label="Sort by"
          name="sort"
          options={sortOptions}
          value={query.sort}
          onChange={(event) => {
            const sort = event.target.value;
            void navigate(to({ sort: sort === 'featured' ? '' : sort }), { preventScrollReset: true });
          }}
        />
      </End>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${s('space.12')};
  padding-bottom: ${s('space.16')};
  border-bottom: 1px solid ${s('color.line')};
`;
const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${s('space.8')};
  min-height: 44px;
  padding: 0 ${s('space.16')};
  border: 1px solid ${s('color.ink')};
  border-radius: ${s('radius.round')};
  color: ${s('color.ink')};
  font-weight: 600;
  text-decoration: none;
  &:focus-visible {
    ${focusRing}
  }
`;
const End = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${s('space.16')};
  margin-left: auto;
`;
const Views = styled.div`
  display: flex;
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
