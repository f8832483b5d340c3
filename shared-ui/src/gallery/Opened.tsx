import { type ReactNode, useState } from 'react';
import { Button } from '../elements/Button/Button';

interface Props {
  label: string;
  children: (close: () => void) => ReactNode;
}

/** A button that opens what lies over the page. */
export function Opened({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" $variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
