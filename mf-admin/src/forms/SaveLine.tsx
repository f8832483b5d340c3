import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatDate } from '@shop/kernel/domain';
import { s } from '@shop/ui';

interface Props {
  dirty: boolean;
  /** When it was saved last; null where nobody has. */
  savedAt: string | null;
  /** What is said then. */
  never: string;
  /** The button that saves. */
  children: ReactNode;
}

/** The end of a form: its button, and what of it is saved. */
export function SaveLine({ dirty, savedAt, never, children }: Props) {
  const saved = savedAt === null ? never : `Saved ${formatDate(savedAt, 'tableMoment')} IST`;
  return (
    <Line>
      {children}
      <span>{dirty ? 'Not saved yet.' : saved}</span>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.16')};
  align-items: center;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
