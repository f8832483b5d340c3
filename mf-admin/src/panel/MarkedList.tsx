import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, s, visuallyHidden } from '@shop/ui';

const marks = {
  good: { icon: 'check', ink: 'color.neem', ground: 'color.tintSuccess' },
  bad: { icon: 'alert', ink: 'color.kumkum', ground: 'color.tintError' },
  open: { icon: 'minus', ink: 'color.ink2', ground: 'color.sunk' },
} as const;

interface Props {
  mark: keyof typeof marks;
  /** What the mark says, for whoever does not see it. */
  word: string;
  title: string;
  detail: string;
  /** What stands below the detail. */
  children?: ReactNode;
  /** What can be done about it, at the end of the line. */
  action?: ReactNode;
}

/** One line of a `MarkedList`. */
export const MarkedLine = ({ mark, word, title, detail, children, action }: Props) => (
  <Line>
    <Mark $mark={mark}>
      <Icon name={marks[mark].icon} size={18} />
    </Mark>
    <div>
      <strong>{title}</strong> <Hidden>{word}</Hidden>
      <p>{detail}</p>
      {children}
    </div>
    {action && <Action>{action}</Action>}
  </Line>
);

/** Lines that say by a mark how each thing stands. */
export const MarkedList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${s('space.12')};
  align-items: start;
  padding-block: ${s('space.12')};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${s('color.line')};
  }

  p {
    margin: 0;
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }
`;

const Mark = styled.span<{ $mark: keyof typeof marks }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${s('radius.round')};
  background: ${({ $mark }) => s(marks[$mark].ground)};
  color: ${({ $mark }) => s(marks[$mark].ink)};
`;

const Action = styled.div`
  display: flex;
  align-items: center;
  min-height: 28px;
  font-size: ${s('size.14')};

  a {
    font-weight: 600;
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
