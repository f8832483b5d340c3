import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { s } from '@shop/ui';

interface Props {
  /** What is explained. */
  of: string;
  /** A sentence or two. */
  children: string;
}

/**
 * A question mark whose answer comes on pointing, focus or a press, and goes with Escape. It opens as wide as the nearest
 * positioned element, so that it never leaves a phone's screen.
 */
export function Hint({ of, children }: Props) {
  const id = useId();
  const [isShut, setShut] = useState(false);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setShut(true);
  };
  return (
    <Whole $shut={isShut} onMouseLeave={() => setShut(false)} onBlur={() => setShut(false)}>
      <Mark
        type="button"
        aria-label={`About ${of}`}
        aria-describedby={id}
        onKeyDown={handleKeyDown}
        onClick={() => setShut(false)}
      >
        ?
      </Mark>
      <Bubble role="tooltip" id={id}>
        {children}
      </Bubble>
    </Whole>
  );
}

const Bubble = styled.span`
  position: absolute;
  z-index: 1;
  top: 100%;
  left: 0;
  right: 0;
  min-width: min(180px, 40vw);
  visibility: hidden;
  padding: ${s('space.8')} ${s('space.12')};
  border: 1px solid ${s('color.lineStrong')};
  border-radius: ${s('radius.control')};
  background: ${s('color.surface')};
  box-shadow: ${s('shadow.raised')};
  color: ${s('color.ink')};
  font-size: ${s('size.14')};
  font-weight: 400;
  line-height: 1.4;
  text-align: start;
  white-space: normal;
`;

const Whole = styled.span<{ $shut: boolean }>`
  display: inline-flex;

  &:hover ${Bubble}, &:focus-within ${Bubble} {
    visibility: ${({ $shut }) => ($shut ? 'hidden' : 'visible')};
  }
`;

const Mark = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${s('radius.round')};
  background: none;
  color: ${s('color.ink3')};
  font: inherit;
  font-size: ${s('size.12')};
  font-weight: 600;
  cursor: help;

  &::before {
    position: absolute;
    /* Said of each side: WebKit centres nothing absolute in a button's grid. */
    inset: 4px;
    border: 1px solid currentcolor;
    border-radius: ${s('radius.round')};
    content: '';
  }
`;
