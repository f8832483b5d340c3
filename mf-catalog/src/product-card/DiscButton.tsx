import { IconButton, s } from '@shop/ui';
import styled from 'styled-components';

/** An icon on a disc that looks smaller than the 44 px that fingers get, to leave the picture its room. */
export const DiscButton = styled(IconButton)<{ $tone?: 'plain' | 'wished' | 'active' }>`
  padding: 5px;
  background: ${({ $tone }) => ($tone === 'active' ? s('color.ink') : s('color.surface'))} content-box;
  color: ${({ $tone }) => tones[$tone ?? 'plain']};
  svg {
    width: 18px;
    height: 18px;
    fill: ${({ $tone }) => ($tone === 'wished' ? 'currentColor' : 'none')};
  }
  &:hover:not(:disabled) {
    background: ${({ $tone }) => ($tone === 'active' ? s('color.ink2') : s('color.sunk'))} content-box;
  }
`;

const tones = { plain: s('color.ink2'), wished: s('color.kumkum'), active: s('color.surface') };
