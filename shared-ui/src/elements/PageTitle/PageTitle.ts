import styled from 'styled-components';
import { displayHeading } from '../../theme/mixins';

/** The page's one `h1`. */
export const PageTitle = styled.h1`
  ${displayHeading(48)}
`;
