import styled from 'styled-components';
import { displayHeading, s } from '@shop/ui';

/** Heading of one card on a page. */
export const CardHeading = styled.h2`
  ${displayHeading(22)}
  padding-bottom: ${s('space.16')};
`;
