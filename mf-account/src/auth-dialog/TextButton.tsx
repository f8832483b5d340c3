import styled from 'styled-components';
import { s } from '@shop/ui';

/** A button that reads as a link, inside running text. */
export const TextButton = styled.button<{ $align?: 'end' }>`
  justify-self: ${({ $align }) => $align ?? 'start'};
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  color: ${s('color.neel')};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
