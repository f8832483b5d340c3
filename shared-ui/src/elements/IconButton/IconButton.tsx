import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { s } from '../../theme/s';
import { iconClass, type IconName, iconShape } from '../Icon/iconMask';

interface Props extends ComponentProps<'button'> {
  /** What it does, for those who do not see the icon. */
  label: string;
  icon: IconName;
  /** The heart alone: filled, and red. By an attribute, so that a press needs no rule that the page does not have. */
  filled?: boolean;
  /** There is nothing further on for now: it does nothing, and keeps the focus that `disabled` would throw away. */
  atEnd?: boolean;
}

/** A round button of 44 px that shows only an icon, as its `::before`. */
export function IconButton({ label, icon, filled, atEnd, type = 'button', ...button }: Props) {
  const ended = atEnd && ({ 'aria-disabled': true, tabIndex: -1, onClick: undefined } as const);
  return (
    <Shown
      {...button}
      {...ended}
      type={type}
      aria-label={label}
      data-filled={filled || undefined}
      $icon={icon}
    />
  );
}

const Round = styled.button.attrs({ className: iconClass })`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${s('radius.round')};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background ${s('motion.quick')};

  &::before {
    width: 22px;
    height: 22px;
    content: '';
  }

  &:hover:not(:disabled, [aria-disabled]) {
    background: ${s('color.sunk')};
  }

  &:disabled,
  &[aria-disabled] {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

const filledHeart = css`
  &[data-filled] {
    color: ${s('color.kumkum')};
  }
  &[data-filled]::before {
    ${iconShape('heart-filled')}
  }
`;

const Shown = styled(Round)<{ $icon: IconName }>`
  &::before {
    ${({ $icon }) => iconShape($icon)}
  }
  ${({ $icon }) => $icon === 'heart' && filledHeart}
`;
