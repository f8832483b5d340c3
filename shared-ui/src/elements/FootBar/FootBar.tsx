import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { depth } from '../../theme/depth';
import { from } from '../../theme/from';
import { s } from '../../theme/s';
import { useIsOutOfSight } from './useIsOutOfSight';

interface Props {
  /** What it stands in for: while that is seen there is no bar. */
  insteadOf: RefObject<HTMLElement | null>;
  /** Nothing where there is nothing to do. */
  children: ReactNode;
  /** Stands upon it, with it or without. */
  above?: ReactNode;
  /** It is part of a `Container`, whose edges it leaves for those of the screen. */
  $inContainer?: boolean;
}

/**
 * The button of a long page at the foot of screens without room beside it, as long as the page's own is out of sight.
 * The last part of its page. It takes no room, so that nothing moves when it comes.
 */
export function FootBar({ insteadOf, children, above, $inContainer = false }: Props) {
  const isNeeded = useIsOutOfSight(insteadOf);
  return (
    <Place $inContainer={$inContainer}>
      <Stack data-foot-bar>
        {above}
        {isNeeded && children && <Bar>{children}</Bar>}
      </Stack>
    </Place>
  );
}

const Place = styled.div<{ $inContainer: boolean }>`
  position: sticky;
  z-index: ${depth('sticky')};
  bottom: 0;
  height: 0;
  margin-inline: ${({ $inContainer }) => ($inContainer ? `calc(-1 * ${s('space.16')})` : 0)};

  ${from('tablet')} {
    margin-inline: ${({ $inContainer }) => ($inContainer ? `calc(-1 * ${s('space.24')})` : 0)};
  }
`;

const Stack = styled.div`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
`;

const Bar = styled.div`
  display: grid;
  align-items: center;
  gap: 0 ${s('space.16')};
  grid-template-columns: auto minmax(0, 1fr);
  padding: ${s('space.8')} ${s('space.16')} calc(${s('space.8')} + env(safe-area-inset-bottom));
  border-top: 1px solid ${s('color.line')};
  background: ${s('color.surface')};
  box-shadow: ${s('shadow.raised')};
  transition: translate ${s('motion.quick')};

  @starting-style {
    translate: 0 100%;
  }

  ${from('desktop')} {
    display: none;
  }
`;
