/** What was pressed in a part which could not hear it. */
export interface KeptPresses {
  /** Presses it again, as the part hears from now on. */
  again(): void;
  stop(): void;
}

/** What walks through tabs and choices. Enter and the space bar press buttons by themselves. */
const walking = /^(Arrow(Left|Right|Up|Down)|Home|End)$/;

/** A press on a link that leads on within this document; one that comes too late to be held has led on already. */
const mayWait = (event: MouseEvent): boolean => {
  const link = event.target instanceof Element && event.target.closest('a');
  return (
    link instanceof HTMLAnchorElement &&
    event.eventPhase !== Event.NONE &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    link.origin === location.origin &&
    !link.target
  );
};

/**
 * Remembers which buttons and keys are pressed and what is chosen in a part for as long as nobody there hears it. A button does
 * nothing by itself meanwhile, nor does a link: either would load the page anew, without what this one remembers. It listens above
 * React, which keeps such presses from whoever stands below. `earlier` are those that came before anybody knew of the part.
 */
export function keepPresses(
  host: Element,
  isDeaf: () => boolean,
  earlier: readonly Event[] = [],
  page: Document = document,
): KeptPresses {
  const pressed = new Set<HTMLElement>();
  const chosen = new Map<HTMLInputElement, boolean>();
  const walked: [Element, KeyboardEvent][] = [];
  const targetOf = ({ target }: Event) =>
    target instanceof Element && host.contains(target) && isDeaf() ? target : undefined;

  const handleClick = (event: MouseEvent) => {
    const target = targetOf(event);
    if (target instanceof HTMLInputElement) chosen.set(target, target.checked);
    const button = target?.closest('button') ?? (mayWait(event) ? target?.closest('a') : undefined);
    if (!button) return;
    event.preventDefault();
    pressed.add(button);
  };
  const handleKey = (event: KeyboardEvent) => {
    const target = targetOf(event);
    if (target && walking.test(event.key)) walked.push([target, new KeyboardEvent(event.type, event)]);
  };
  const stop = () => {
    page.removeEventListener('click', handleClick, true);
    page.removeEventListener('keydown', handleKey, true);
  };
  for (const event of earlier) {
    if (event instanceof KeyboardEvent) handleKey(event);
    else if (event instanceof MouseEvent) handleClick(event);
  }
  page.addEventListener('click', handleClick, true);
  page.addEventListener('keydown', handleKey, true);
  return {
    stop,
    again: () => {
      stop();
      for (const [input, checked] of chosen) {
        // Whoever takes the part over may have set it back, or left it.
        if (input.checked === checked) input.checked = !checked;
        input.click();
      }
      for (const [target, event] of walked) target.dispatchEvent(event);
      for (const button of pressed) if (button.isConnected) button.click();
    },
  };
}
