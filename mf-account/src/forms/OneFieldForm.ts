import styled from 'styled-components';
import { ActionForm, besideField, from } from '@shop/ui';

/** One field and the button beside it, which stand below each other on phones. */
export const OneFieldForm = styled(ActionForm)`
  align-items: start;

  ${from('tablet')} {
    grid-template-columns: minmax(0, 24rem) auto;
    justify-content: start;

    button {
      ${besideField}
    }
  }
`;
