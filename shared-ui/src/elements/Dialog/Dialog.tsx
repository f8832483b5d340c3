import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { from, until } from '../../theme/from';
import { displayHeading, visuallyHidden } from '../../theme/mixins';
import { s } from '../../theme/s';
import { IconButton } from '../IconButton/IconButton';
import { useModal } from './useModal';

interface Props {
  title: string;
  /** Asked for by the close button, Escape and a press on the backdrop; unmount the dialog then. */
  onClose: () => void;
  children: ReactNode;
  /** Any CSS width; the screen's edge limits it. */
  $width?: string;
  /** For dialogs whose content has its own heading; screen readers still hear the title. */
  hideTitle?: boolean;
  /** `screen` covers all of it, dark, for pictures; a `sheet` comes up from the foot of a phone, and is a window elsewhere. */
  look?: 'window' | 'screen' | 'sheet';
}

/** A modal dialog, open for as long as it is mounted. */
export function Dialog({ title, onClose, children, $width = '480px', ...looks }: Props) {
  const { hideTitle = false, look = 'window' } = looks;
  const titleId = useId();
  return (
    <Window {...useModal(onClose)} aria-labelledby={titleId} data-look={look} $width={$width}>
      <Panel>
        <Title id={titleId} $hidden={hideTitle}>
          {title}
        </Title>
        <Close>
          <IconButton label="Close" icon="close" onClick={onClose} />
        </Close>
        {children}
      </Panel>
    </Window>
  );
}

const Window = styled.dialog<{ $width: string }>`
  width: min(${({ $width }) => $width}, calc(100vw - 2 * ${s('space.16')}));
  max-width: none;
  max-height: calc(100dvh - 2 * ${s('space.24')});
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-radius: ${s('radius.panel')};
  background: ${s('color.surface')};
  color: inherit;
  box-shadow: ${s('shadow.raised')};

  &:focus-visible {
    outline: none;
  }

  &[data-look='screen'] {
    width: 100%;
    height: 100dvh;
    max-height: none;
    border-radius: 0;
    background: ${s('color.ink')};
    color: ${s('color.onDark')};

    button:hover:not(:disabled) {
      background: ${s('color.lineOnDark')};
    }
    button:focus-visible {
      outline-color: ${s('color.haldi')};
    }
  }

  &[data-look='sheet'] {
    ${until('tablet')} {
      width: 100%;
      max-height: calc(100dvh - ${s('space.48')});
      margin-bottom: 0;
      border-radius: ${s('radius.panel')} ${s('radius.panel')} 0 0;
    }
  }

  transition:
    opacity ${s('motion.quick')},
    translate ${s('motion.quick')};

  &::backdrop {
    background: ${s('color.veil')};
  }

  @starting-style {
    opacity: 0;
    translate: 0 12px;
  }
`;

const Panel = styled.div`
  position: relative;
  padding: ${s('space.24')};

  [data-look='sheet'] > & {
    padding: ${s('space.16')};
  }

  ${from('tablet')} {
    padding: ${s('space.32')};

    [data-look='sheet'] > & {
      padding: ${s('space.32')};
    }
  }

  [data-look='screen'] > & {
    height: 100%;
    padding: 0;
  }
`;

const Title = styled.h2<{ $hidden: boolean }>`
  ${displayHeading(28)}
  padding-right: ${s('space.48')};
  margin-bottom: ${s('space.16')};
  ${({ $hidden }) =>
    $hidden &&
    css`
      ${visuallyHidden}
    `}
`;

const Close = styled.div`
  position: absolute;
  z-index: 1;
  top: ${s('space.12')};
  right: ${s('space.12')};
`;
