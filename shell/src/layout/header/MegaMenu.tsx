import styled from 'styled-components';
import type { categories } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { ClothStrip, Container, departmentTint, displayHeading, jharokha, s } from '@shop/ui';
import { priceCaps } from './priceCaps';
import { TypeColumns } from './TypeColumns';
import type { ProductMenuState } from './useProductMenu';

/** Orders of a listing that are worth a link of their own (spec §5, Sort). */
const orders = [
  { sort: 'newest', label: 'Newest first' },
  { sort: 'rating', label: 'Best rated' },
  { sort: 'price-low', label: 'Price: low to high' },
] as const;

interface Props {
  category: (typeof categories)[number];
  menu: ProductMenuState;
}

/** The panel under one category of the header: its types, and the same by price and order. */
export function MegaMenu({ category: { id, name }, menu }: Props) {
  const groups = typeof menu === 'string' ? undefined : menu.get(id);
  const hasTypes = menu === 'asked' || groups !== undefined;
  return (
    <Panel>
      <Columns $hasTypes={hasTypes}>
        <Plate $tint={s(departmentTint(id))} $isDark={id === 'anime'} to={linkTo('category', { id })}>
          <Name>{name}</Name>
          <span>See the whole collection</span>
        </Plate>
        {hasTypes && <TypeColumns category={id} groups={groups} />}
        <Ways>
          <section>
            <Heading id={`caps-${id}`}>By price</Heading>
            <Caps aria-labelledby={`caps-${id}`}>
              {priceCaps[id].map((max) => (
                <li key={max}>
                  <Link to={linkTo('category', { id, max })}>
                    Under <strong>₹{max}</strong>
                  </Link>
                </li>
              ))}
            </Caps>
          </section>
          <section>
            <Heading id={`orders-${id}`}>Start with</Heading>
            <Orders aria-labelledby={`orders-${id}`}>
              {orders.map(({ sort, label }) => (
                <li key={sort}>
                  <Link to={linkTo('category', { id, sort })}>{label}</Link>
                </li>
              ))}
            </Orders>
          </section>
        </Ways>
      </Columns>
      <ClothStrip $print="ajrakh" />
    </Panel>
  );
}

const Panel = styled.div`
  border-top: 1px solid ${s('color.line')};
  background: ${s('color.surface')};
  box-shadow: ${s('shadow.raised')};
  transition: opacity ${s('motion.quick')};

  @starting-style {
    opacity: 0;
  }

  a {
    display: flex;
    align-items: center;
    min-height: 36px;
    color: ${s('color.ink')};
    font-size: ${s('size.15')};
    line-height: 1.3;
    text-decoration: none;
  }

  a:hover {
    color: ${s('color.madder')};
    text-decoration: underline;
  }
`;

const Columns = styled(Container)<{ $hasTypes: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasTypes }) => ($hasTypes ? '184px minmax(0, 1fr) 288px' : '240px 1fr')};
  gap: ${s('space.48')};
  align-items: start;
  padding-block: ${s('space.32')} ${s('space.24')};
`;

/* Price and order beside each other where no types are. */
const Ways = styled.div`
  display: grid;
  gap: ${s('space.12')} ${s('space.48')};
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
`;

const Plate = styled(Link)<{ $tint: string; $isDark: boolean }>`
  && {
    position: relative;
    display: grid;
    gap: ${s('space.4')};
    align-content: end;
    min-height: 232px;
    padding: ${s('space.32')} ${s('space.16')};
    ${jharokha}
    background: ${({ $tint }) => $tint};
    color: ${({ $isDark }) => s($isDark ? 'color.onDark' : 'color.ink')};
    font-size: ${s('size.14')};
    text-align: center;
    text-decoration: none;
  }

  &::before {
    content: '';
    position: absolute;
    inset: ${s('space.12')};
    ${jharokha}
    background: ${s('color.surface')};
    opacity: ${({ $isDark }) => ($isDark ? 0.08 : 0.35)};
  }

  &:focus-visible {
    outline-offset: -8px;
  }

  > * {
    position: relative;
  }
`;

const Name = styled.span`
  ${displayHeading(28)}
`;

const Heading = styled.h2`
  margin: 0 0 ${s('space.4')};
  color: ${s('color.ink3')};
  font-size: ${s('size.14')};
  font-weight: 600;
  line-height: 36px;
  letter-spacing: 0.04em;
`;

const Orders = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${s('space.24')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Caps = styled(Orders)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${s('space.8')};

  && a {
    display: grid;
    align-content: center;
    min-height: 64px;
    padding: ${s('space.8')};
    position: relative;
    border-radius: ${s('radius.control')};
    background: ${s('color.paper')};
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  && a:hover {
    background: ${s('color.sunk')};
    text-decoration: none;
  }

  /* The seam of a sewn-on label. */
  a::before {
    content: '';
    position: absolute;
    inset: ${s('space.4')};
    border: 1px dashed ${s('color.lineStrong')};
    border-radius: ${s('radius.badge')};
  }

  strong {
    color: ${s('color.ink')};
    font-size: ${s('size.18')};
    font-weight: 650;
    line-height: 1.1;
  }
`;
