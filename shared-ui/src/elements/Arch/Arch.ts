import styled from 'styled-components';
import { jharokha } from '../../theme/jharokha';

/** A picture under the shop's arch. */
export const Arch = styled.div`
  overflow: hidden;
  ${jharokha}
`;
