import styled, { css } from 'styled-components';
import { Island } from '@shop/kernel/react';
import { CardGrid, from, s, until } from '@shop/ui';
import { useWholeProducts } from '../preview/useWholeProducts';
import type { CardLayout } from './CardLayout';
import type { CardProduct } from './CardProduct';
import { ProductCard } from './ProductCard';
import { useKeptScroll } from './useKeptScroll';

/** Columns on desktop and wide screens: what stands beside the grid, or that no row stays open, decides. */
const arrangements = {
  '4': { desktop: 4, wide: 4, sizes: '(min-width: 1280px) 312px, (min-width: 960px) 23vw' },
  '6': { desktop: 4, wide: 6, sizes: '(min-width: 1280px) 200px, (min-width: 960px) 23vw' },
  'beside-facets': { desktop: 3, wide: 4, sizes: '(min-width: 1280px) 250px, (min-width: 960px) 23vw' },
} as const;
type Arrangement = keyof typeof arrangements;

/** To the pixel: with half a percent more, common phones would fetch pictures of 640 px instead of 320. */
const narrowSizes = '(min-width: 600px) calc(33.3vw - 34px), calc(50vw - 24px)';
const listSizes = '(min-width: 600px) 200px, 35vw';

/** What is kept free for a card, by the width of its list; a page that is reloaded comes back to its place by it. */
const cardHeight = 'var(--card)';

interface Props {
  products: CardProduct[];
  layout?: CardLayout;
  arrangement?: Arrangement;
  /** `rail`: on phones in one line that is drawn along, where a page has more to show than these. */
  onPhones?: 'grid' | 'rail';
  /** How many cards stand on the first screen. */
  priorityCount?: number;
}

export function ProductGrid({ products, layout = 'grid', ...place }: Props) {
  const { arrangement = '4', onPhones = 'grid', priorityCount = 0 } = place;
  const wake = useWholeProducts(products);
  const kept = useKeptScroll(products[0]?.id ?? '');
  const gridSizes = `${arrangements[arrangement].sizes}, ${narrowSizes}`;
  const cards = products.map((product, index) => (
    <Island
      as="li"
      key={product.id}
      height={index < priorityCount || onPhones === 'rail' ? undefined : cardHeight}
    >
      <ProductCard
        product={product}
        layout={layout}
        sizes={layout === 'grid' ? gridSizes : listSizes}
        priority={index < priorityCount}
      />
    </Island>
  ));
  return layout === 'grid' ? (
    <Grid {...wake} {...(onPhones === 'rail' && kept)} $arrangement={arrangement} $onPhones={onPhones}>
      {cards}
    </Grid>
  ) : (
    <Stack {...wake}>{cards}</Stack>
  );
}

/** A picture that is a quarter higher than its column is wide, and the text below it, less what the gaps take from the pictures. */
const heightIn = (count: number, text: string) => css`
  --card: calc(125cqi / ${count} + ${text});
`;
const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
  ${heightIn(count, '155px')}
`;
const rail = css`
  ${until('tablet')} {
    display: grid;
    grid-auto-columns: 42vw;
    grid-auto-flow: column;
    grid-template-columns: none;
    width: auto;
    padding: ${s('space.4')} ${s('space.16')};
    margin: calc(-1 * ${s('space.4')}) calc(-1 * ${s('space.16')});
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: ${s('space.16')};
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    > li {
      scroll-snap-align: start;
    }
  }
`;
const Grid = styled(CardGrid)<{ $arrangement: Arrangement; $onPhones: 'grid' | 'rail' }>`
  container-type: inline-size;
  ${heightIn(2, '175px')}
  width: 100%;
  ${({ $onPhones }) => $onPhones === 'rail' && rail}
  ${from('tablet')} {
    ${heightIn(3, '155px')}
  }
  ${from('desktop')} {
    ${({ $arrangement }) => columns(arrangements[$arrangement].desktop)}
  }
  ${from('wide')} {
    ${({ $arrangement }) => columns(arrangements[$arrangement].wide)}
  }
`;
const Stack = styled.ul`
  container-type: inline-size;
  /* A picture as CardFrame has it, or the text where that is higher. */
  --card: clamp(167px, 42.5cqi + 2px, 252px);
  display: grid;
  gap: ${s('space.16')};
  padding: 0;
  margin: 0;
  list-style: none;
`;
