import { type FocusEvent, Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  /** Of what its fields begin with. */
  version: string | number | null | undefined;
  /** While somebody changes it, it stays as it is, and is built anew when that is saved. */
  isBegun?: boolean;
  children: ReactNode;
}

/**
 * Builds a form anew when what it begins with was saved: by this form, whose values may have been made tidy, or by somebody
 * else. What had the focus in it has it again, and the page stays where it is.
 */
export function Rebuilt({ version, isBegun = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<{ control: HTMLElement; at: number }>(undefined);
  const [built, setBuilt] = useState(version);
  const shown = useRef(built);
  if (!isBegun && built !== version) setBuilt(version);

  useLayoutEffect(() => {
    if (shown.current === built) return;
    shown.current = built;
    // Only where the rebuilding took it: somebody may have gone on meanwhile.
    if (document.activeElement === document.body)
      successorOf(focused.current, controlsOf(box.current))?.focus({ preventScroll: true });
  }, [built]);

  const handleFocus = ({ target: control }: FocusEvent<HTMLElement>) => {
    focused.current = { control, at: controlsOf(box.current).indexOf(control) };
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    // Nothing gets the focus from what is taken off the page.
    if (relatedTarget !== null) focused.current = undefined;
  };
  return (
    <div ref={box} onFocus={handleFocus} onBlur={handleBlur}>
      <Fragment key={built}>{children}</Fragment>
    </div>
  );
}

const controlsOf = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('input, select, textarea, button') ?? []),
];

/** What stands where the control stood; where other controls came or went before it, the one that is called like it. */
function successorOf(
  focused: { control: HTMLElement; at: number } | undefined,
  controls: readonly HTMLElement[],
): HTMLElement | undefined {
  if (!focused) return undefined;
  const there = controls[focused.at];
  const isLike = (control: HTMLElement) => nameOf(control) === nameOf(focused.control);
  return there && isLike(there) ? there : (controls.find(isLike) ?? there);
}

const nameOf = (control: HTMLElement) =>
  control instanceof HTMLButtonElement ? control.textContent : control.getAttribute('name');
