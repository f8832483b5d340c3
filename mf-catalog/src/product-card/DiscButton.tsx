import styled, { css } from 'styled-components';
import { IconButton, s } from '@shop/ui';

interface Props {
  $tone?: 'plain' | 'active';
  $bordered?: boolean;
  /** Where on its picture it lies, as CSS `inset`; in the flow when left out. */
  $inset?: string;
}

/** An icon on a disc that looks smaller than the 44 px that fingers get, to leave the picture its room. */
export const DiscButton = styled(IconButton)<Props>`
  padding: 5px;
  background: ${({ $tone }) => ($tone === 'active' ? s('color.ink') : s('color.surface'))} content-box;
  color: ${({ $tone }) => ($tone === 'active' ? s('color.surface') : s('color.ink2'))};
  &::before {
    width: 18px;
    height: 18px;
  }
  ${({ $inset }) => $inset && `position: absolute; z-index: 1; inset: ${$inset};`}
  ${({ $bordered }) => $bordered && besideBigButton}
  &:hover:not(:disabled) {
    background: ${({ $tone }) => ($tone === 'active' ? s('color.ink2') : s('color.sunk'))} content-box;
  }
`;

/** As high as the button it stands beside. */
const besideBigButton = css`
  width: 54px;
  height: 54px;
  padding: 0;
  border: 1px solid ${s('color.lineStrong')};
  border-radius: ${s('radius.control')};
  &::before {
    width: 22px;
    height: 22px;
  }
`;
