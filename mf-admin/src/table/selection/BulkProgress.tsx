import styled from 'styled-components';
import { formatCount } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { counted } from '../../counted/counted';
import type { SliceProgress } from './inSlices';

interface Props {
  /** What is counted, as in 'order'. */
  one: string;
  progress: SliceProgress;
}

/** How far a bulk action has come. */
export const BulkProgress = ({ one, progress: { done, total } }: Props) => (
  <Progress>
    <progress aria-label={`${one}s sent`} value={done} max={total} />
    <span role="status">
      {formatCount(done)} of {counted(total, one)}…
    </span>
  </Progress>
);

const Progress = styled.div`
  display: grid;
  gap: ${s('space.4')};
  width: 100%;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};

  progress {
    width: 100%;
    accent-color: ${s('color.madder')};
  }
`;
