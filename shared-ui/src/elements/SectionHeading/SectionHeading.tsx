import type { ReactNode } from 'react';
import styled from 'styled-components';
import { displayHeading } from '../../theme/mixins';
import { s } from '../../theme/s';

interface Props {
  children: ReactNode;
  /** A link or button at the far end of the line. */
  action?: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
}

/** The heading of a section, with a link or a button at the end of its line. */
export function SectionHeading({ children, action, id }: Props) {
  return (
    <Line>
      <Heading id={id}>{children}</Heading>
      {action}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${s('space.8')} ${s('space.24')};
`;

const Heading = styled.h2`
  ${displayHeading(36)}
`;
