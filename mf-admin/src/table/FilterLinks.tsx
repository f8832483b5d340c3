import { Link } from '@shop/kernel/routing';
import { s } from '@shop/ui';
import styled from 'styled-components';
import { useListQuery } from './useListQuery';

interface FilterLinksProps {
  /** What is chosen here. */
  label: string;
  /** Of the address's query. */
  name: string;
  options: readonly { value: string; label: string; count?: number }[];
  /** Other parts of the query that a choice here replaces. */
  replaces?: readonly string[];
}

/** A choice of which one is on; each is a link. */
export function FilterLinks({ label, name, options, replaces = [] }: FilterLinksProps) {
  const query = useListQuery();
  const cleared = Object.fromEntries(replaces.map((each) => [each, '']));
  const isReplaced = replaces.some((each) => query.get(each) !== '');
  return (
    <nav aria-label={label}>
      <List>
        {options.map((option) => (
          <li key={option.value}>
            <Choice
              to={query.hrefOf({ ...cleared, [name]: option.value })}
              aria-current={!isReplaced && query.get(name) === option.value ? 'true' : undefined}
            >
              {option.label}
              {option.count !== undefined && <Count>{option.count}</Count>}
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled(Link)`
  display: inline-flex;
  gap: ${s('space.8')};
  align-items: center;
  min-height: 36px;
  padding: ${s('space.4')} ${s('space.12')};
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.round')};
  background: ${s('color.surface')};
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  font-weight: 550;
  text-decoration: none;

  &:hover {
    border-color: ${s('color.lineStrong')};
    color: ${s('color.ink')};
  }

  &[aria-current] {
    border-color: ${s('color.ink')};
    background: ${s('color.ink')};
    color: ${s('color.paper')};
  }
`;

const Count = styled.span`
  font-size: ${s('size.12')};
  font-variant-numeric: tabular-nums;
  opacity: 0.8;
`;
