import styled from 'styled-components';
import { Link, useSearchParams } from '@shop/kernel/routing';
import { focusRing, s } from '@shop/ui';
import { changeSearch } from './listingQuery';

/** Links to every page, so that shoppers can share and crawlers can follow them; nothing for a single page. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  const [search] = useSearchParams();
  const to = (target: number) => changeSearch(search, { page: target > 1 ? String(target) : '' });
  if (pages === 1) return null;
  return (
    <Bar aria-label="Pages">
      {page > 1 && (
        <Step to={to(page - 1)} rel="prev">
          Previous
        </Step>
      )}
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <Step
          key={number}
          to={to(number)}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Step>
      ))}
      {page < pages && (
        <Step to={to(page + 1)} rel="next">
          Next
        </Step>
      )}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${s('space.8')};
`;
const Step = styled(Link)`
  display: inline-grid;
  min-width: 44px;
  height: 44px;
  padding: 0 ${s('space.12')};
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.control')};
  background: ${s('color.surface')};
  color: ${s('color.ink')};
  font-variant-numeric: tabular-nums;
  place-items: center;
  text-decoration: none;
  &[aria-current='page'] {
    border-color: ${s('color.ink')};
    background: ${s('color.ink')};
    color: ${s('color.surface')};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
