import { s, Surface } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface PanelProps {
  title: ReactNode;
  children: ReactNode;
}

/** A card with a small heading. */
export function Panel({ title, children }: PanelProps) {
  return (
    <Surface as="section">
      <Title>{title}</Title>
      {children}
    </Surface>
  );
}

const Title = styled.h2`
  margin: 0 0 ${s('space.12')};
  font-size: ${s('size.16')};
  font-weight: 650;
`;
