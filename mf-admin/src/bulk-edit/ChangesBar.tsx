import styled from 'styled-components';
import { formatCount } from '@shop/kernel/domain';
import { Button, depth, s } from '@shop/ui';

interface Props {
  /** Products that change. */
  count: number;
  /** Names of those that cannot be saved as they are. */
  wrong: readonly string[];
  /** Nothing can be saved now. */
  disabled: boolean;
  onDiscard: () => void;
  onReview: () => void;
}

/** What the table would change, always in sight. */
export const ChangesBar = ({ count, wrong, disabled, onDiscard, onReview }: Props) => (
  <Bar data-foot-bar role="group" aria-label="Changes">
    <span role="status">
      {formatCount(count)} {count === 1 ? 'product changes' : 'products change'}
      {wrong.length > 0 && `; ${formatCount(wrong.length)} cannot be saved: ${wrong.slice(0, 3).join(', ')}`}
    </span>
    <span>
      <Button type="button" $variant="quiet" $size="small" onClick={onDiscard}>
        Discard
      </Button>
      <Button type="button" $size="small" disabled={disabled || wrong.length > 0} onClick={onReview}>
        Review and save
      </Button>
    </span>
  </Bar>
);

const Bar = styled.div`
  position: sticky;
  bottom: ${s('space.8')};
  z-index: ${depth('bar')};
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  align-items: center;
  justify-content: space-between;
  padding: ${s('space.8')} ${s('space.12')};
  border: 1px solid ${s('color.lineStrong')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
  box-shadow: ${s('shadow.raised')};
  font-size: ${s('size.14')};
  font-weight: 600;

  > :last-child {
    display: flex;
    gap: ${s('space.8')};
  }
`;
