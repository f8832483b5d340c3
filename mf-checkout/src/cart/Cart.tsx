import { use } from 'react';
import styled from 'styled-components';
import { useCart } from '@shop/kernel/react';
import { Link, links } from '@shop/kernel/routing';
import { Button, EmptyState, from, s } from '@shop/ui';
import { CartLine } from './CartLine';
import { CartSummary } from './CartSummary';
import { ClearCart } from './ClearCart';

export function Cart({ restored }: { restored: Promise<void> }) {
  use(restored);
  const { lines, count } = useCart();

  if (lines.length === 0)
    return (
      <EmptyState
        icon="bag"
        title="Your cart is empty"
        text="Everything you add waits for you here."
        action={
          <Button as={Link} to={links.category()} $variant="primary">
            Start Shopping
          </Button>
        }
      />
    );

  return (
    <Columns>
      <section aria-label="Items">
        <Head>
          <span>
            {count} {count === 1 ? 'item' : 'items'}
          </span>
          <ClearCart />
        </Head>
        <List>
          {lines.map((line) => (
            <CartLine key={line.id} line={line} />
          ))}
        </List>
      </section>
      <CartSummary lines={lines} />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${s('space.32')};
  align-items: start;

  ${from('desktop')} {
    grid-template-columns: minmax(0, 1fr) 380px;
    gap: ${s('space.48')};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${s('space.8')};
  min-height: 44px;
  color: ${s('color.ink2')};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${s('color.line')};
`;
