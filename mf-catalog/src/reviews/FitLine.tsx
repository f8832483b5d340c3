import styled from 'styled-components';
import { s } from '@shop/ui';
import { fits } from './fits';
import { fitSummary } from './fitSummary';
import type { FitCounts } from './toReview';

/** What buyers say of the fit: a sentence, and the same as a bar. */
export function FitLine({ fit }: { fit: FitCounts }) {
  const sentence = fitSummary(fit);
  if (!sentence) return null;
  return (
    <Box>
      <p>{sentence}</p>
      <Bar aria-hidden="true">
        {fits.map(({ value }) => (
          <Part key={value} $tone={value} style={{ flexGrow: fit[value] }} />
        ))}
      </Bar>
      <Ends aria-hidden="true">
        <span>Small</span>
        <span>True to size</span>
        <span>Large</span>
      </Ends>
    </Box>
  );
}

const tones = { small: s('color.haldi'), true: s('color.neem'), large: s('color.madder') };

const Box = styled.div`
  display: grid;
  gap: ${s('space.4')};
  p {
    margin: 0;
    font-weight: 600;
  }
`;
const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;
  overflow: hidden;
  border-radius: ${s('radius.round')};
  background: ${s('color.sunk')};
`;
const Part = styled.span<{ $tone: keyof typeof tones }>`
  flex-basis: 0;
  background: ${({ $tone }) => tones[$tone]};
`;
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${s('color.ink3')};
  font-size: ${s('size.14')};
`;
