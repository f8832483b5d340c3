import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '@shop/kernel/domain';
import { Button, depth, s, visuallyHidden } from '@shop/ui';
import { mostSelected, type Selection } from './useSelection';

interface Props {
  selection: Selection;
  /** What a row is, as in 'order' and 'orders'. */
  one: string;
  many: string;
  /** What can be done with the rows. */
  children: ReactNode;
}

/** What can be done with the ticked rows; it stays in sight while the table scrolls, and is away while nothing is ticked. */
export function SelectionBar({ selection, one, many, children }: Props) {
  const { keys, total, asking } = selection;
  const all = Math.min(total, mostSelected);
  return (
    <>
      <span role="status">
        {keys.size > 0 && (
          <Hidden>
            {formatCount(keys.size)} {keys.size === 1 ? one : many} selected
          </Hidden>
        )}
      </span>
      {keys.size > 0 && (
        <Bar data-foot-bar role="group" aria-label={`Selected ${many}`}>
          <Count>
            {formatCount(keys.size)} selected
            {keys.size < all && (
              <Button
                type="button"
                $variant="quiet"
                $size="small"
                $busy={asking.busy}
                onClick={selection.selectAll}
              >
                {total > mostSelected ? 'Select the first' : 'Select all'} {formatCount(all)}
              </Button>
            )}
            <Button type="button" $variant="quiet" $size="small" onClick={selection.clear}>
              Clear
            </Button>
          </Count>
          <Actions>{children}</Actions>
        </Bar>
      )}
    </>
  );
}

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Bar = styled.div`
  position: sticky;
  bottom: ${s('space.8')};
  z-index: ${depth('bar')};
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')} ${s('space.16')};
  align-items: center;
  justify-content: space-between;
  padding: ${s('space.8')} ${s('space.12')};
  border: 1px solid ${s('color.lineStrong')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
  box-shadow: ${s('shadow.raised')};
`;

const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.4')};
  align-items: center;
  font-size: ${s('size.14')};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
`;
