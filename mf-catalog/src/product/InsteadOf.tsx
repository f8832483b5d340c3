import styled from 'styled-components';
import { formatRupees, stockOf } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { focusRing, s } from '@shop/ui';
import type { CardProduct } from '../product-card/CardProduct';
import { ProductPicture } from '../product-card/ProductPicture';

const most = 3;

/** Where a product is sold out: what is like it and can be had, in the place of the button. */
export function InsteadOf({ products }: { products: readonly CardProduct[] }) {
  const available = products.filter((product) => stockOf(product).level !== 'out').slice(0, most);
  if (available.length === 0) return null;
  return (
    <Section aria-labelledby="instead">
      <Heading id="instead">Like this, and in stock</Heading>
      <List>
        {available.map(({ id, name, price, pictures }) => (
          <li key={id}>
            <Way to={linkTo('product', { id })}>
              <ProductPicture picture={pictures[0]} sizes="(min-width: 600px) 160px, 30vw" alt="" />
              {name}
              <Price>{formatRupees(price)}</Price>
            </Way>
          </li>
        ))}
      </List>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${s('space.12')};
  padding: ${s('space.16')} 0;
`;
const Heading = styled.h2`
  margin: 0;
  font-size: ${s('size.16')};
  font-weight: 650;
`;
const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding: 0;
  margin: 0;
  list-style: none;
`;
const Way = styled(Link)`
  display: grid;
  gap: ${s('space.4')};
  color: ${s('color.ink')};
  font-size: ${s('size.14')};
  line-height: 1.3;
  text-decoration: none;
  img {
    border-radius: ${s('radius.control')};
  }
  &:hover {
    color: ${s('color.madder')};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
const Price = styled.strong`
  font-variant-numeric: tabular-nums;
`;
