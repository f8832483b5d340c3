import type { ReactNode } from 'react';
import styled from 'styled-components';
import { linkTo } from '@shop/kernel/routing';
import { s } from '@shop/ui';
import { NameLink } from '../product-card/NameLink';
import { KeptPicture } from './KeptPicture';

interface Props {
  product: { id: string; name: string; image: string };
  /** What its place says of it, or offers to do with it. */
  children: ReactNode;
}

/** A product as the device kept it: all of it leads there but what can be pressed in it. */
export const KeptCard = ({ product: { id, name, image }, children }: Props) => (
  <Card>
    <KeptPicture image={image} alt="" />
    <Name to={linkTo('product', { id })}>{name}</Name>
    {children}
  </Card>
);

const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${s('space.4')};
  height: 100%;
  color: ${s('color.ink')};
  font-size: ${s('size.15')};
  img {
    border-radius: ${s('radius.control')};
  }
`;
const Name = styled(NameLink)`
  font-weight: 550;
  &:hover {
    text-decoration: underline;
  }
`;
