import styled from 'styled-components';
import { pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { Arch, focusRing, from, Picture, s } from '@shop/ui';
import type { Home } from './loadHome';

/** Twice what a tile of a desktop takes: no larger file is ever better, so none is offered. */
const tileWidth = 320;
/** Four beside each other on phones and tablets, eight from desktops on. */
const tileSizes = '(min-width: 1280px) 150px, (min-width: 600px) 23vw, 21vw';

/** All departments under the shop's arch. */
export function CategoryTiles({ tiles }: { tiles: Home['tiles'] }) {
  return (
    <Tiles>
      {tiles.map(({ id, name, path }) => (
        <li key={id}>
          <Tile to={linkTo('category', { id })}>
            <Window>
              <Picture
                src={path ? pictureUrl({ path }, tileWidth) : placeholder}
                srcSet={path && tileSrcSet(path)}
                sizes={tileSizes}
                width={placeholderPicture.width}
                height={placeholderPicture.height}
                alt=""
                fallbackSrc={placeholder}
              />
            </Window>
            {name}
          </Tile>
        </li>
      ))}
    </Tiles>
  );
}

/** On most phones the picture that mails show is as sharp, at a quarter of the bytes. */
const tileSrcSet = (path: string) =>
  `${pictureUrl({ path }, 'mail')} 160w, ${pictureUrl({ path }, tileWidth)} ${tileWidth}w`;

const placeholder = pictureUrl(placeholderPicture, tileWidth);

const Tiles = styled.ul`
  display: grid;
  gap: ${s('space.16')} ${s('space.12')};
  /* All eight in two lines of a phone, and fewer beside each other where letters are large. */
  grid-template-columns: repeat(auto-fill, minmax(max(4.25rem, 21%), 1fr));
  padding: 0;
  margin: 0;
  list-style: none;
  ${from('tablet')} {
    gap: ${s('space.24')} ${s('space.16')};
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${from('desktop')} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
`;
const Tile = styled(Link)`
  display: grid;
  gap: ${s('space.8')};
  color: ${s('color.ink')};
  font-size: ${s('size.14')};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  ${from('tablet')} {
    gap: ${s('space.12')};
    font-size: ${s('size.16')};
    line-height: inherit;
  }
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
