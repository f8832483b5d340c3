import styled from 'styled-components';
import {
  categoryName,
  formatRupees,
  pictureSrcSet,
  pictureUrl,
  placeholderPicture,
  type Product,
  stockOf,
} from '@shop/kernel/domain';
import { useWishlist } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { Badge, Button, focusTitle, IconButton, Picture, s, useRestoreFocus } from '@shop/ui';
import { TellWished } from './TellWished';
import { useAddWished } from './useAddWished';
import { VariantDialog } from './VariantDialog';
import type { Wished } from './Wished';

const shownWidth = 320;

interface Props {
  item: Wished;
  /** The product as it is sold now, once that is known. */
  product: Product | undefined;
  /** It is no longer sold. */
  gone: boolean;
}

/** A saved product with its ways on: into the bag, or off the list. */
export function WishlistCard({ item, product, gone }: Props) {
  const { send } = useWishlist();
  const { busy, choosing, start, choose, stopChoosing } = useAddWished(item);
  const card = useRestoreFocus<HTMLElement>(busy !== undefined || choosing !== undefined);
  const picture = item.picture ?? placeholderPicture;
  const unavailable = unavailableText({ item, product, gone });
  const notice = unavailable || (product ? stockOf(product).notice : '');

  const handleRemove = () => {
    const undo = () => {
      send({ type: 'add', item });
      focusTitle();
    };
    const action = { label: 'Undo', run: undo };
    send({ type: 'remove', id: item.id }, { message: `${item.name} removed`, tone: 'info', action });
  };

  return (
    <Card ref={card}>
      <PictureLink
        to={linkTo('product', { id: item.id })}
        tabIndex={-1}
        aria-hidden="true"
        $dimmed={unavailable !== ''}
      >
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
        <IconButton label={`Remove ${item.name} from wishlist`} icon="close" onClick={handleRemove} />
      </Remove>
      <div>
        <Category>{categoryName(item.category)}</Category>
        <NameLink to={linkTo('product', { id: item.id })}>{item.name}</NameLink>
        <Price>{formatRupees(product?.price ?? item.price)}</Price>
        {notice && <Badge $tone={unavailable ? 'neutral' : 'haldi'}>{notice}</Badge>}
      </div>
      <Ways>
        <Button
          type="button"
          $variant="secondary"
          $block
          aria-label={unavailable ? `${unavailable}: ${item.name}` : `Add ${item.name} to bag`}
          $busy={busy === 'add'}
          disabled={unavailable !== '' || busy !== undefined}
          onClick={() => void start('add')}
        >
          {unavailable || 'Add'}
        </Button>
        {!unavailable && (
          <Button
            type="button"
            $variant="quiet"
            $size="small"
            $block
            aria-label={`Move to bag: ${item.name}`}
            $busy={busy === 'move'}
            disabled={busy !== undefined}
            onClick={() => void start('move')}
          >
            Move to bag
          </Button>
        )}
        {!gone && <TellWished item={item} soldOut={unavailable !== ''} />}
      </Ways>
      {choosing && (
        <VariantDialog
          product={choosing.product}
          action={choosing.way === 'move' ? 'Move to bag' : 'Add to bag'}
          onChoose={choose}
          onClose={stopChoosing}
        />
      )}
    </Card>
  );
}

/** Why it cannot be bought; empty when it can. */
function unavailableText({ item, product, gone }: Props): string {
  if (gone) return 'No longer sold';
  return (product ?? item).inStock === false ? 'Out of stock' : '';
}

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${s('space.12')};
  height: 100%;
`;

const PictureLink = styled(Link)<{ $dimmed: boolean }>`
  display: block;
  overflow: hidden;
  border-radius: ${s('radius.card')};
  filter: ${({ $dimmed }) => ($dimmed ? 'grayscale(1)' : 'none')};
  opacity: ${({ $dimmed }) => ($dimmed ? 0.6 : 1)};
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

const Ways = styled.div`
  display: grid;
  gap: ${s('space.8')};
  align-content: start;
`;
