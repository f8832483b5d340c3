import styled from 'styled-components';
import { s } from '../../theme/s';

/**
 * The count on the corner of an icon; nothing is seen at 0. Purely visual: the link or button around it must say
 * the count in its label. Its parent must be positioned. It is there all the time, so that the first thing that is put into
 * a bag waits for no rule that the page does not have.
 */
export function IconBadge({ count }: { count: number }) {
  return <Bubble aria-hidden>{count > 99 ? '99+' : count || null}</Bubble>;
}

const Bubble = styled.span`
  position: absolute;
  top: 2px;
  right: 0;
  display: grid;
  place-items: center;
  min-width: 20px;
  min-height: 20px;
  padding: 1px 5px 0;
  border: 2px solid ${s('color.paper')};
  border-radius: ${s('radius.round')};
  background: ${s('color.madder')};
  color: ${s('color.onMadder')};
  font-size: 0.6875rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1;

  &:empty {
    display: none;
  }
`;
