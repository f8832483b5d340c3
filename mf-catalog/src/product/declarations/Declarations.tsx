import { Fragment, useId } from 'react';
import styled from 'styled-components';
import type { Product } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { from, s } from '@shop/ui';
import { FactList } from '../FactList';
import type { ProductDetails } from '../loadProduct';
import { declarationsOf } from './declarationsOf';

interface Props {
  product: Product;
  facts: ProductDetails['facts'] | undefined;
}

/** Where a product comes from, who answers for it, and its MRP. The law wants it read by everybody: it is in the server's HTML. */
export function Declarations({ product, facts }: Props) {
  const { settings } = usePlatform();
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Heading id={id}>Origin and maker</Heading>
      <FactList>
        {declarationsOf(product, facts, settings).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </FactList>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${s('space.12')};
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  ${from('desktop')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  }
`;
const Heading = styled.h2`
  margin: 0;
  font-size: ${s('size.18')};
  font-weight: 650;
`;
