import styled, { css } from 'styled-components';
import type { CardLayout } from './CardLayout';

/** What is sold out has no day (`DeliveryStamp`). */
const neverArrives = css`
  &&::after {
    content: none;
  }
`;
/** In a list its buttons stand in the corners of the whole card, because the picture is too narrow for them. */
export const CardFrame = styled.div<{ $soldOut: boolean; $layout: CardLayout }>`
  position: ${({ $layout }) => ($layout === 'list' ? 'static' : 'relative')};
  overflow: hidden;
  grid-area: 1 / 1;
  img {
    height: 100%;
    filter: ${({ $soldOut }) => ($soldOut ? 'grayscale(1) opacity(0.6)' : 'none')};
  }
  ${({ $soldOut }) => $soldOut && neverArrives}
`;
