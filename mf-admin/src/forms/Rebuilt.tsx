import { type FocusEvent, Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  /** Of what its fields begin with. */
  version: string | number | null | undefined;
  children: ReactNode;
}

/**
 * Builds a form anew when what it begins with was saved: by this form, whose values may have been made tidy, or by somebody
 * else. What had the focus in it has it again, and the page stays where it is.
 */
export function Rebuilt({ version, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const shown = useRef(version);

  useLayoutEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    // Only where the rebuilding took it: somebody may have gone on meanwhile.
    if (document.activeElement === document.body)
      controlsOf(box.current)[focused.current]?.focus({ preventScroll: true });
  }, [version]);

  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focused.current = controlsOf(box.current).indexOf(target);
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    // Nothing gets the focus from what is taken off the page.
    if (relatedTarget !== null) focused.current = -1;
  };
  return (
    <div ref={box} onFocus={handleFocus} onBlur={handleBlur}>
      <Fragment key={version}>{children}</Fragment>
    </div>
  );
}

const controlsOf = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('input, select, textarea, button') ?? []),
];
