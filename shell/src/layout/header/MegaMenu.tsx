import styled from 'styled-components';
import type { categories } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { ClothStrip, Container, departmentTint, displayHeading, jharokha, s } from '@shop/ui';
import { priceCaps } from './priceCaps';

/** Orders of a listing that are worth a link of their own (spec §5, Sort). */
const orders = [
  { sort: 'newest', label: 'Newest first' },
  { sort: 'rating', label: 'Best rated' },
  { sort: 'price-low', label: 'Price: low to high' },
] as const;

/** The panel under one category of the header. Everything in it leads to that category's page. */
export function MegaMenu({ category: { id, name } }: { category: (typeof categories)[number] }) {
  return (
    <Panel>
      <Columns>
        <Plate $tint={s(departmentTint(id))} $isDark={id === 'anime'} to={linkTo('category', { id })}>
          <Name>{name}</Name>
          <span>See the whole collection</span>
        </Plate>
        <div>
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
        </div>
        <div>
          <Heading id={`orders-${id}`}>Start with</Heading>
          <Orders aria-labelledby={`orders-${id}`}>
            {orders.map(({ sort, label }) => (
              <li key={sort}>
                <Link to={linkTo('category', { id, sort })}>{label}</Link>
              </li>
            ))}
          </Orders>
        </div>
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
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${s('color.ink')};
    text-decoration: none;
  }

  a:hover {
    color: ${s('color.madder')};
    text-decoration: underline;
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr) 240px;
  gap: ${s('space.48')};
  padding-block: ${s('space.32')};
`;

const Plate = styled(Link)<{ $tint: string; $isDark: boolean }>`
  && {
    position: relative;
    display: grid;
    gap: ${s('space.4')};
    align-content: end;
    min-height: 232px;
    padding: ${s('space.32')} ${s('space.24')};
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
    outline-offset: -${s('space.8')};
  }

  > * {
    position: relative;
  }
`;

const Name = styled.span`
  ${displayHeading(28)}
`;

const Heading = styled.h2`
  margin: 0 0 ${s('space.8')};
  color: ${s('color.ink3')};
  font-size: ${s('size.14')};
  font-weight: 600;
  letter-spacing: 0.04em;
`;

const Orders = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Caps = styled(Orders)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${s('space.16')};

  && a {
    display: grid;
    align-content: center;
    min-height: 88px;
    padding: ${s('space.12')} ${s('space.16')};
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
    font-size: ${s('size.22')};
    font-weight: 650;
    line-height: 1.1;
  }
`;
