import styled from 'styled-components';
import { categories, shop } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { EmptyState, s } from '@shop/ui';

/** As the database makes numbers of orders; somebody copies them from a mail. */
const orderNumber = new RegExp(`\\b${shop.codePrefix}[0-9A-Z]{10}\\b`, 'i');

/** Where to go on without results, or before a search. */
export function NoResults({ words }: { words: string }) {
  return (
    <EmptyState
      icon="search"
      title={words ? `Nothing found for “${words}”` : 'Search the whole shop'}
      text={
        words
          ? 'Check the spelling, try fewer words, or look through a department.'
          : 'By name, maker or kind: kurta, jhumka, bicycle, lamp. Or look through a department.'
      }
      action={
        <Departments aria-label="Where to go on">
          {orderNumber.test(words) && (
            <li>
              <Department to={linkTo('track-order')}>Track an order</Department>
            </li>
          )}
          {categories.map(({ id, name }) => (
            <li key={id}>
              <Department to={linkTo('category', { id })}>{name}</Department>
            </li>
          ))}
          <li>
            <Department to={linkTo('new-arrivals')}>New arrivals</Department>
          </li>
        </Departments>
      }
    />
  );
}

const Departments = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${s('space.8')};
  padding: 0;
  margin: 0;
  list-style: none;
`;
const Department = styled(Link)`
  display: inline-grid;
  min-height: 44px;
  padding: 0 ${s('space.16')};
  border: 1px solid ${s('color.lineStrong')};
  border-radius: ${s('radius.round')};
  color: ${s('color.ink')};
  text-decoration: none;
  place-items: center;
`;
