import styled from 'styled-components';

/** A name of one long word, which breaks rather than push a row's last cells out of the table. */
export const Breakable = styled.span`
  overflow-wrap: anywhere;
`;
