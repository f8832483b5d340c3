import styled from 'styled-components';
import { ActionForm, from } from '@shop/ui';

/** One field and the button beside it, which stand below each other on phones. */
export const OneFieldForm = styled(ActionForm)`
  align-items: start;

  ${from('tablet')} {
    grid-template-columns: minmax(0, 24rem) auto;
    justify-content: start;

    /* As high as the field beside it, and below a label that it has not. */
    button {
      min-height: 48px;
      margin-top: 25px;
    }
  }
`;
