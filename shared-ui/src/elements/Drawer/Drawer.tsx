import { type ReactNode, useDeferredValue, useId } from 'react';
import styled from 'styled-components';
import { displayHeading } from '../../theme/mixins';
import { s } from '../../theme/s';
import { useModal } from '../Dialog/useModal';
import { IconButton } from '../IconButton/IconButton';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays at the foot while the rest scrolls. */
  footer?: ReactNode;
  $side?: 'left' | 'right';
}

/** A modal dialog along one edge of the screen, open for as long as it is mounted. */
export function Drawer({ title, onClose, children, footer, $side = 'left' }: Props) {
  const titleId = useId();
  // The press is answered by the drawer with its title, what it holds comes with the next frame, while it slides in.
  const isOpen = useDeferredValue(true, false);
  return (
    <Edge {...useModal(onClose)} aria-labelledby={titleId} $side={$side}>
      <Panel>
        <Head>
          <Title id={titleId}>{title}</Title>
          <IconButton label="Close" icon="close" onClick={onClose} />
        </Head>
        {isOpen && children}
        {footer && <Foot>{footer}</Foot>}
      </Panel>
    </Edge>
  );
}

const Edge = styled.dialog<{ $side: 'left' | 'right' }>`
  position: fixed;
  inset-block: 0;
  ${({ $side }) => ($side === 'left' ? 'left: 0; right: auto;' : 'right: 0; left: auto;')}
  width: min(400px, calc(100vw - 48px));
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  background: ${s('color.surface')};
  color: inherit;
  box-shadow: ${s('shadow.raised')};

  &:focus-visible {
    outline: none;
  }

  transition: translate 220ms ease-out;

  &::backdrop {
    background: ${s('color.veil')};
  }

  @starting-style {
    translate: ${({ $side }) => ($side === 'left' ? '-40%' : '40%')} 0;
  }
`;

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding-bottom: ${s('space.32')};

  &:has(> footer) {
    padding-bottom: 0;
  }
`;

const Foot = styled.footer`
  position: sticky;
  bottom: 0;
  padding: ${s('space.12')} ${s('space.24')};
  border-top: 1px solid ${s('color.line')};
  margin-top: auto;
  background: ${s('color.surface')};
`;

const Head = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${s('space.12')} ${s('space.12')} ${s('space.12')} ${s('space.24')};
  border-bottom: 1px solid ${s('color.line')};
  background: ${s('color.surface')};
`;

const Title = styled.h2`
  ${displayHeading(22)}
`;
