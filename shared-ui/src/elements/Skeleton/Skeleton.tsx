import styled, { keyframes } from 'styled-components';
import { s } from '../../theme/s';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** Holds the place of what is still loading. Any CSS lengths. */
export function Skeleton({ height, width = '100%' }: { height: string; width?: string }) {
  return <Block aria-hidden $height={height} $width={width} />;
}

const Block = styled.div<{ $height: string; $width: string }>`
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${s('radius.control')};
  background: ${s('color.sunk')};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
