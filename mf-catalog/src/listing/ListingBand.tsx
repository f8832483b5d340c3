import styled from 'styled-components';
import type { Picture } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { Arch, type BandGround, Breadcrumbs, from, TitleBand } from '@shop/ui';
import { ProductPicture } from '../product-card/ProductPicture';

interface Props {
  title: string;
  /** The page's name in the breadcrumbs. */
  crumb: string;
  intro?: string;
  /** Hangs under an arch where there is room. */
  picture?: Picture;
  ground: BandGround;
}

/** The head of a page of products, on its department's paper. */
export function ListingBand({ title, crumb, intro, picture, ground }: Props) {
  return (
    <TitleBand
      title={title}
      intro={intro}
      ground={ground}
      print="ajrakh"
      measure="lean"
      trail={
        <Breadcrumbs
          items={[{ label: 'Home', href: linkTo('home') }, { label: crumb }]}
          renderLink={(href, label) => <Link to={href}>{label}</Link>}
        />
      }
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
