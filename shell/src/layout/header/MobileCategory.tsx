import styled from 'styled-components';
import type { categories } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { s, Skeleton } from '@shop/ui';
import { priceCaps } from './priceCaps';
import type { ProductMenuState } from './useProductMenu';

interface Props {
  id: (typeof categories)[number]['id'];
  name: string;
  menu: ProductMenuState;
}

/** What a category of the mobile menu opens: the whole of it, its types by group, and the same by price. */
export function MobileCategory({ id, name, menu }: Props) {
  const groups = typeof menu === 'string' ? [] : (menu.get(id) ?? []);
  return (
    <Content>
      <Whole to={linkTo('category', { id })}>All {name}</Whole>
      {menu === 'asked' && (
        <Waiting>
          <Skeleton height="16px" width="40%" />
          <Skeleton height="16px" width="85%" />
          <Skeleton height="16px" width="70%" />
        </Waiting>
      )}
      {groups.map((group) => (
        <section key={group.id}>
          <Heading>
            <Link to={linkTo('category', { id, type: group.id })}>{group.name}</Link>
          </Heading>
          <Links aria-label={group.name}>
            {group.types.map((type) => (
              <li key={type.id}>
                <Link to={linkTo('category', { id, type: type.id })}>{type.name}</Link>
              </li>
            ))}
          </Links>
        </section>
      ))}
      <section>
        <Heading id={`mobile-caps-${id}`}>By price</Heading>
        <Links aria-labelledby={`mobile-caps-${id}`}>
          {priceCaps[id].map((max) => (
            <li key={max}>
              <Link to={linkTo('category', { id, max })}>Under ₹{max}</Link>
            </li>
          ))}
        </Links>
      </section>
    </Content>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${s('space.8')};
  margin-bottom: ${s('space.16')};
  padding-left: ${s('space.16')};
  border-left: 3px solid ${s('color.haldi')};

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${s('color.ink2')};
    font-size: ${s('size.15')};
    line-height: 1.25;
    text-decoration: none;
  }
`;

const Whole = styled(Link)`
  && {
    color: ${s('color.madder')};
    font-weight: 600;
  }
`;

const Waiting = styled.div`
  display: grid;
  gap: ${s('space.24')};
  padding-block: ${s('space.12')};
`;

const Heading = styled.h3`
  margin: 0;
  color: ${s('color.ink')};
  font-size: ${s('size.15')};
  font-weight: 650;
  line-height: 44px;

  && a {
    color: inherit;
    font-size: inherit;
  }
`;

const Links = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: ${s('space.16')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
