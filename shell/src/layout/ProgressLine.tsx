import styled, { keyframes } from 'styled-components';
import { depth, s } from '@shop/ui';

const run = keyframes`
  from { scale: 0 1; }
  to { scale: 1 1; }
`;

/**
 * A thin line along the top of the screen. It shows only when the wait is longer than 150 ms. It stands beside the page's
 * landmarks, where screen readers look for what is announced alone.
 */
export function ProgressLine({ label }: { label: string }) {
  return <Line role="progressbar" aria-label={label} aria-live="polite" />;
}

const Line = styled.div`
  position: fixed;
  z-index: ${depth('toast')};
  inset: 0 0 auto;
  height: 3px;
  background: ${s('color.madder')};
  box-shadow: 0 1px 0 ${s('color.haldi')};
  transform-origin: left;
  animation: ${run} 8s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms both;
`;
