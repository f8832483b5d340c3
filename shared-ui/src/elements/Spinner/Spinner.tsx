import styled, { keyframes } from 'styled-components';
import { s } from '../../theme/s';

const turn = keyframes`
  to { rotate: 1turn; }
`;

/** Says and shows that something is under way. */
export function Spinner({ label }: { label: string }) {
  return (
    <Line role="status">
      <Ring aria-hidden />
      {label}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${s('space.12')};
  align-items: center;
  justify-content: center;
  padding: ${s('space.24')};
  color: ${s('color.ink2')};
`;

const Ring = styled.span`
  width: 24px;
  height: 24px;
  border: 3px solid ${s('color.line')};
  border-top-color: ${s('color.madder')};
  border-radius: ${s('radius.round')};
  animation: ${turn} 0.9s linear infinite;
`;
