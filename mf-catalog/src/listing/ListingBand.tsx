import styled from 'styled-components';
import { Arch, type BandGround, from, TitleBand } from '@shop/ui';
import type { CardPicture } from '../product-card/cardPicture';
import { ProductPicture } from '../product-card/ProductPicture';
import { Trail } from '../trail/Trail';
import type { Stop } from '../trail/trailTo';

interface Props {
  title: string;
  /** The way to the page, which is the last of them. */
  stops: readonly Stop[];
  intro?: string;
  /** Hangs under an arch where there is room. */
  picture?: CardPicture;
  ground: BandGround;
}

/** The head of a page of products, on its department's paper. */
export function ListingBand({ title, stops, intro, picture, ground }: Props) {
  return (
    <TitleBand
      title={title}
      intro={intro}
      ground={ground}
      print="ajrakh"
      measure="lean"
      trail={<Trail stops={stops} />}
      art={
        picture && (
          <Window>
            <ProductPicture picture={picture} sizes={windowSizes} alt="" />
          </Window>
        )
      }
    />
  );
}

const windowSizes = '(min-width: 960px) 176px, 136px';

const Window = styled(Arch)`
  width: 136px;
  ${from('desktop')} {
    width: 176px;
  }
  img {
    aspect-ratio: 1;
  }
`;
