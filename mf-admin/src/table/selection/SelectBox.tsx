import { type MouseEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { s } from '@shop/ui';

interface Props {
  label: string;
  checked: boolean;
  /** Some of what it stands for is ticked, and some is not. */
  isMixed?: boolean;
  /** `isRange` when Shift was held. */
  onToggle: (checked: boolean, isRange: boolean) => void;
}

/** A tick box in a table, whose whole cell can be pressed. */
export function SelectBox({ label, checked, isMixed = false, onToggle }: Props) {
  const boxRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (boxRef.current) boxRef.current.indeterminate = isMixed;
  }, [isMixed]);

  const handleClick = (event: MouseEvent<HTMLInputElement>) =>
    onToggle(event.currentTarget.checked, event.shiftKey);
  return (
    <Target>
      <input
        ref={boxRef}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onClick={handleClick}
        onChange={() => undefined}
      />
    </Target>
  );
}

const Target = styled.label`
  display: grid;
  place-items: center;
  width: 44px;
  min-height: 44px;
  margin-block: calc(-1 * ${s('space.8')});
  cursor: pointer;

  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${s('color.madder')};
    cursor: pointer;
  }
`;
