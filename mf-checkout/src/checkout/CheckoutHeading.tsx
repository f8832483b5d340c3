import styled from 'styled-components';
import { displayHeading } from '@shop/ui';

/** Heading of one part of the checkout. */
export const CheckoutHeading = styled.h2`
  ${displayHeading(22)}
`;
