import styled from 'styled-components';
import { visuallyHidden } from '@shop/ui';

/** A field that people do not see and machines fill in (`private.is_automatic`). */
export const TrapField = () => (
  <Trap aria-hidden>
    <label>
      Fax
      <input name="fax" tabIndex={-1} autoComplete="off" />
    </label>
  </Trap>
);

const Trap = styled.div`
  ${visuallyHidden}
`;
