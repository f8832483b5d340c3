import styled from 'styled-components';
import {
  categoryName,
  formatRupees,
  pictureSrcSet,
  pictureUrl,
  placeholderPicture,
  type WishlistItem,
} from '@shop/kernel/domain';
import { useWishlist } from '@shop/kernel/react';
import { Link, links } from '@shop/kernel/routing';
import { Button, IconButton, Picture, s } from '@shop/ui';
import { useAddWished } from './useAddWished';

const shownWidth = 320;

/** A saved product with its two ways on: into the bag, or off the list. */
export function WishlistCard({ item }: { item: WishlistItem }) {
  const { send } = useWishlist();
  const { adding, add } = useAddWished(item);
  const picture = item.picture ?? placeholderPicture;

  return (
    <Card>
      <PictureLink to={links.product(item.id)} tabIndex={-1} aria-hidden="true">
        <Picture
          src={pictureUrl(picture, shownWidth)}
          srcSet={pictureSrcSet(picture)}
          sizes="(min-width: 960px) 25vw, 50vw"
          width={picture.width}
          height={picture.height}
          alt=""
          fallbackSrc={pictureUrl(placeholderPicture, shownWidth)}
        />
      </PictureLink>
      <Remove>
        <IconButton
          label={`Remove ${item.name} from wishlist`}
          icon="close"
          onClick={() => send({ type: 'remove', id: item.id })}
        />
      </Remove>
      <div>
        <Category>{categoryName(item.category)}</Category>
        <NameLink to={links.product(item.id)}>{item.name}</NameLink>
        <Price>{formatRupees(item.price)}</Price>
      </div>
      <Button
        type="button"
        $variant="secondary"
        $block
        aria-label={`Add ${item.name} to cart`}
        aria-busy={adding}
        disabled={adding}
        onClick={() => void add()}
      >
        Add to Cart
      </Button>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${s('space.12')};
`;

const PictureLink = styled(Link)`
  display: block;
  overflow: hidden;
  border-radius: ${s('radius.card')};
`;

const Remove = styled.div`
  position: absolute;
  top: ${s('space.8')};
  right: ${s('space.8')};
  border-radius: ${s('radius.round')};
  background: ${s('color.surface')};
`;

const Category = styled.p`
  font-size: ${s('size.12')};
  color: ${s('color.ink3')};
`;

const NameLink = styled(Link)`
  display: block;
  font-weight: 550;
  color: ${s('color.ink')};
  text-decoration: none;
`;

const Price = styled.p`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
