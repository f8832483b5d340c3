import styled from 'styled-components';
import { s } from '@shop/ui';

/** Sentences as a list. */
export const Points = ({ items }: { items: readonly string[] }) => (
  <List>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  gap: ${s('space.4')};
  margin: ${s('space.4')} 0 0;
  padding-inline-start: 1.2em;
  color: ${s('color.ink2')};
`;
