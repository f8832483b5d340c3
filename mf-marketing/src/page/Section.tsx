import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { displayHeading, s } from '@shop/ui';

interface Props {
  heading: ReactNode;
  /** Under the heading, before the content. */
  intro?: ReactNode;
  /** Makes the section a place that links lead to. */
  anchor?: string;
  children: ReactNode;
}

/** A named part of a page. */
export function Section({ heading, intro, anchor, children }: Props) {
  const id = useId();
  return (
    <Part id={anchor} aria-labelledby={id}>
      <div>
        <Heading id={id}>{heading}</Heading>
        {intro && <Intro>{intro}</Intro>}
      </div>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${s('space.24')};
  grid-template-columns: minmax(0, 1fr);
  scroll-margin-top: 120px;
`;

const Heading = styled.h2`
  ${displayHeading(36)}
`;

const Intro = styled.div`
  max-width: 62ch;
  margin-top: ${s('space.8')};
  color: ${s('color.ink2')};
`;
