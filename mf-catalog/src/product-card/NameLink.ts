import styled from 'styled-components';
import { Link } from '@shop/kernel/routing';
import { focusRing, s } from '@shop/ui';

/** A card's one link: stretched over the whole card, so that the picture is part of it. The card is `position: relative`. */
export const NameLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    border-radius: ${s('radius.card')};
    ${focusRing}
    outline-offset: -3px;
  }
`;
