import styled from 'styled-components';
import { Link, linkTo } from '@shop/kernel/routing';
import { Arch, focusRing, from, s } from '@shop/ui';
import { ProductPicture } from '../product-card/ProductPicture';
import type { Home } from './loadHome';

const tileSizes = '(min-width: 960px) 150px, (min-width: 600px) 23vw, calc(50vw - 24px)';

/** All departments under the shop's arch. */
export function CategoryTiles({ tiles }: { tiles: Home['tiles'] }) {
  return (
    <Tiles>
      {tiles.map(({ id, name, picture }) => (
        <li key={id}>
          <Tile to={linkTo('category', { id })}>
            <Window>
              <ProductPicture picture={picture} sizes={tileSizes} alt="" />
            </Window>
            {name}
          </Tile>
        </li>
      ))}
    </Tiles>
  );
}

const Tiles = styled.ul`
  display: grid;
  gap: ${s('space.24')} ${s('space.16')};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding: 0;
  margin: 0;
  list-style: none;
  ${from('tablet')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${from('desktop')} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
`;
const Tile = styled(Link)`
  display: grid;
  gap: ${s('space.12')};
  color: ${s('color.ink')};
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  &:hover {
    color: ${s('color.madder')};
  }
  &:focus-visible {
    border-radius: ${s('radius.card')};
    ${focusRing}
  }
`;
const Window = styled(Arch)`
  img {
    transition: transform ${s('motion.quick')};
  }
  ${Tile}:hover & img {
    transform: scale(1.05);
  }
`;
