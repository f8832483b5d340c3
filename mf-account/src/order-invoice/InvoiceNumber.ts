import styled from 'styled-components';

/** In one piece: it may break after each hyphen and stroke. */
export const InvoiceNumber = styled.span`
  white-space: nowrap;
`;
