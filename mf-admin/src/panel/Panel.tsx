import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { s, Surface } from '@shop/ui';

interface Props {
  title: ReactNode;
  children: ReactNode;
}

/** A card with a small heading, which names it as a region of the page. */
export function Panel({ title, children }: Props) {
  const titleId = useId();
  return (
    <Surface as="section" aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {children}
    </Surface>
  );
}

const Title = styled.h2`
  margin: 0 0 ${s('space.12')};
  font-size: ${s('size.16')};
  font-weight: 650;
`;
