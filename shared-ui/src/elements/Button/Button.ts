import styled, { css, keyframes } from 'styled-components';
import { s } from '../../theme/s';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'onDark';
type ButtonSize = 'normal' | 'large' | 'small';

const turn = keyframes`
  to { rotate: 1turn; }
`;

const variants = {
  primary: css`
    border-color: transparent;
    background: ${s('color.madder')};
    color: ${s('color.onMadder')};

    &:hover:not(:disabled) {
      background: ${s('color.madderDeep')};
    }
  `,
  secondary: css`
    border-color: ${s('color.ink')};
    background: transparent;
    color: ${s('color.ink')};

    &:hover:not(:disabled) {
      background: ${s('color.ink')};
      color: ${s('color.paper')};
    }
  `,
  quiet: css`
    border-color: transparent;
    background: transparent;
    color: ${s('color.neel')};

    &:hover:not(:disabled) {
      background: ${s('color.sunk')};
    }
  `,
  onDark: css`
    border-color: transparent;
    background: ${s('color.haldi')};
    color: ${s('color.ink')};

    &:hover:not(:disabled) {
      background: ${s('color.onDark')};
    }
  `,
};

const sizes = {
  small: css`
    --inset: ${s('space.12')};
    min-height: 36px;
    padding: ${s('space.4')} var(--inset);
    font-size: ${s('size.14')};

    /* The finger's target is 44 px high even where the button looks smaller. */
    &::before {
      content: '';
      position: absolute;
      inset: -5px 0;
    }
  `,
  normal: css`
    --inset: ${s('space.24')};
    min-height: 44px;
    padding: ${s('space.8')} var(--inset);
    font-size: ${s('size.16')};
  `,
  large: css`
    --inset: ${s('space.32')};
    min-height: 54px;
    padding: ${s('space.12')} var(--inset);
    font-size: ${s('size.18')};
  `,
};

const flush = css`
  justify-self: start;
  margin-inline: calc(-1 * var(--inset));
`;

interface Look {
  $variant?: ButtonVariant;
  $size?: ButtonSize;
  $block?: boolean;
  /** Its words, not its edges, stand in line with the column. */
  $flush?: boolean;
  /** It works on what it was pressed for: it shows that, and cannot be pressed again. */
  $busy?: boolean;
}

/** What all have alike: a page with five looks carries it once. */
const Base = styled.button.attrs<Look>(({ $busy }) => ($busy ? { disabled: true, 'aria-busy': true } : {}))`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${s('space.8')};
  border: 1.5px solid;
  border-radius: ${s('radius.control')};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${s('motion.quick')},
    color ${s('motion.quick')};

  &:disabled {
    cursor: not-allowed;
  }

  &:disabled:not([aria-busy='true']) {
    border-color: transparent;
    background: ${s('color.line')};
    color: ${s('color.ink3')};
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  &[aria-busy='true']::after {
    content: '';
    width: 1em;
    height: 1em;
    border: 2px solid currentcolor;
    border-right-color: transparent;
    border-radius: ${s('radius.round')};
    animation: ${turn} 0.8s linear infinite;
  }
`;

/** Every button, and with `as={Link}` every link that looks like one. */
export const Button = styled(Base)<Look>`
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  ${({ $size = 'normal' }) => sizes[$size]}
  ${({ $flush }) => $flush && flush}
  ${({ $variant = 'primary' }) => variants[$variant]}
`;
