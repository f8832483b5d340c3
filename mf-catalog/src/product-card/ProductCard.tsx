import styled, { css } from 'styled-components';
import { discountPercent, stockOf } from '@shop/kernel/domain';
import { linkTo } from '@shop/kernel/routing';
import { Badge, from, Rating, s, truncate } from '@shop/ui';
import { Swatches } from '../swatches/Swatches';
import { cardBadges } from './badges';
import { CardFrame } from './CardFrame';
import type { CardLayout } from './CardLayout';
import type { CardProduct } from './CardProduct';
import { categoryLabel } from './categoryLabel';
import { CompareButton } from './CompareButton';
import { NameLink } from './NameLink';
import { Price } from './Price';
import { ProductPicture } from './ProductPicture';
import { QuickViewButton } from './QuickViewButton';
import { WishButton } from './WishButton';

interface Props {
  product: CardProduct;
  layout?: CardLayout;
  /** The `sizes` of its picture where it stands. */
  sizes: string;
  /** For cards of the first screen: fetched at once and first. */
  priority?: boolean;
}

/** A product in a list: everything on it works by mouse, touch and keyboard (spec §2, Product card). */
export function ProductCard({ product, layout = 'grid', sizes, priority }: Props) {
  const percent = discountPercent(product);
  const { level, notice } = stockOf(product);
  return (
    <Card $layout={layout} aria-label={product.name}>
      <CardFrame $soldOut={level === 'out'} $layout={layout}>
        <ProductPicture picture={product.pictures[0]} sizes={sizes} alt="" priority={priority} />
        {percent > 0 && <Discount $tone="madder">{`${percent}% OFF`}</Discount>}
        <WishButton product={product} />
      </CardFrame>
      <CompareButton product={product} layout={layout} />
      <QuickViewButton product={product} layout={layout} />
      <Text $layout={layout}>
        <Category>{categoryLabel(product.category)}</Category>
        <Name>
          <NameLink to={linkTo('product', { id: product.id })}>{product.name}</NameLink>
        </Name>
        <Rating value={product.rating} count={product.reviewCount} size="card" />
        <Price product={product} />
        {product.promotion && level !== 'out' && <Promotion>{product.promotion}</Promotion>}
        {product.colours && product.colours.length > 0 && (
          <Swatches
            label={`Colours of ${product.name}`}
            colours={product.colours}
            productId={product.id}
            size="card"
          />
        )}
        {notice && <Notice $level={level}>{notice}</Notice>}
        {layout === 'list' && <Description>{product.description}</Description>}
        <Marks>
          {cardBadges(product).map((badge) => (
            <Badge key={badge} $tone="neutral">
              {badge}
            </Badge>
          ))}
        </Marks>
      </Text>
    </Card>
  );
}

const Card = styled.article<{ $layout: CardLayout }>`
  position: relative;
  display: grid;
  height: 100%;
  overflow: hidden;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
  grid-template: ${({ $layout }) =>
    $layout === 'list' ? 'auto / clamp(104px, 34%, 200px) minmax(0, 1fr)' : 'auto 1fr / minmax(0, 1fr)'};
  transition: box-shadow ${s('motion.quick')};

  &:hover,
  &:focus-within {
    box-shadow: ${s('shadow.raised')};
  }
  img {
    transition: transform ${s('motion.quick')};
  }
  &:hover img {
    transform: scale(1.03);
  }
`;
/** With large letters it takes two lines, and leaves the heart its corner. */
const Discount = styled(Badge)`
  position: absolute;
  inset: ${s('space.8')} auto auto ${s('space.8')};
  max-width: calc(100% - 60px);
  white-space: normal;
`;
const Text = styled.div<{ $layout: CardLayout }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${s('space.4')};
  padding: ${s('space.12')};
  ${from('tablet')} {
    padding: ${s('space.16')};
  }
  ${({ $layout }) => $layout === 'list' && besideTools}
`;
/** Keeps the first and last lines clear of the heart above and the tools below. */
const besideTools = css`
  > :first-child {
    padding-right: ${s('space.32')};
  }
  > :last-child {
    padding-right: 88px;
  }
`;
const Category = styled.p`
  margin: 0;
  color: ${s('color.ink3')};
  font-size: ${s('size.12')};
  letter-spacing: 0.06em;
  text-transform: uppercase;
  ${truncate}
  max-width: 100%;
`;
const Name = styled.h3`
  margin: 0;
  font-size: ${s('size.16')};
  font-weight: 550;
  line-height: 1.3;
`;
const Promotion = styled.p`
  margin: 0;
  max-width: 100%;
  color: ${s('color.neem')};
  font-size: ${s('size.14')};
  font-weight: 550;
  ${truncate}
`;
const Description = styled.p`
  margin: 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  display: none;
  ${from('tablet')} {
    display: block;
  }
`;
/** Beside the button in the card's lower corner. */
const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-end;
  align-items: center;
  gap: ${s('space.4')};
  min-height: 32px;
  padding: ${s('space.4')} 32px 0 0;
  margin: auto 0 0;
`;
const Notice = styled.p<{ $level: ReturnType<typeof stockOf>['level'] }>`
  margin: 0;
  color: ${({ $level }) => ($level === 'out' ? s('color.kumkum') : s('color.amberText'))};
  font-size: ${s('size.14')};
  font-weight: 600;
`;
