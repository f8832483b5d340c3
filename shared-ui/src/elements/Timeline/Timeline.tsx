import type { ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins';
import { s } from '../../theme/s';
import { Icon } from '../Icon/Icon';

interface TimelineStep {
  title: string;
  detail?: ReactNode;
  /** When it happened, as the shopper reads it. */
  time?: string;
  done: boolean;
  /** It is neither done nor to come: it ended the way, or waits for somebody. The title says which. */
  mark?: 'ended' | 'waiting';
}

/** Steps of an order, those done with a green check (spec §4, Tracking). */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <List>
      {steps.map(({ title, detail, time, done, mark }) => (
        <Step key={title} $look={mark ?? (done ? 'done' : 'ahead')}>
          <Dot>{(mark ?? done) && <Icon name={icons[mark ?? 'done']} size={16} />}</Dot>
          <div>
            <strong>{title}</strong>
            {!mark && <Hidden>{done ? ' (done)' : ' (to come)'}</Hidden>}
            {time && <Small>{time}</Small>}
            {detail && <Small as="div">{detail}</Small>}
          </div>
        </Step>
      ))}
    </List>
  );
}

const icons = { done: 'check', ended: 'close', waiting: 'clock' } as const;

const colours = {
  done: 'color.neem',
  ended: 'color.kumkum',
  waiting: 'color.amberText',
  ahead: 'color.line',
} as const;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Dot = styled.span`
  z-index: 1;
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px solid ${s('color.line')};
  border-radius: ${s('radius.round')};
  background: ${s('color.surface')};
`;

const Step = styled.li<{ $look: keyof typeof colours }>`
  position: relative;
  display: flex;
  gap: ${s('space.16')};
  padding-bottom: ${s('space.24')};
  color: ${({ $look }) => s($look === 'ahead' ? 'color.ink3' : 'color.ink')};

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 28px;
    bottom: 0;
    left: 13px;
    width: 2px;
    background: ${({ $look }) => s(colours[$look])};
  }

  strong {
    font-weight: 600;
  }

  ${Dot} {
    border-color: ${({ $look }) => s(colours[$look])};
    background: ${({ $look }) => s($look === 'ahead' ? 'color.surface' : colours[$look])};
    color: ${s('color.onMadder')};
  }
`;

const Small = styled.p`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
