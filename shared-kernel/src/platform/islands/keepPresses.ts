import { opensElsewhere } from '../opensElsewhere';

/** What was pressed in a part which could not hear it. */
export interface KeptPresses {
  /** Presses it again, as the part hears from now on. */
  again(): void;
  stop(): void;
}

/** What walks through tabs and choices. Enter and the space bar press buttons by themselves. */
const walking = /^(Arrow(Left|Right|Up|Down)|Home|End)$/;

/** The link that a press leads on by within this document; one that comes too late to be held has led on already. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element && event.target.closest('a');
  return link instanceof HTMLAnchorElement &&
    event.eventPhase !== Event.NONE &&
    !event.defaultPrevented &&
    !opensElsewhere(event, link.target) &&
    link.origin === location.origin
    ? link
    : undefined;
}

interface Options {
  /** Presses that came before anybody knew of the part. */
  earlier?: readonly Event[];
  /** Called with each press of a button. */
  onPress?: () => void;
  /** Leads on by a link. Without it links are left to the browser. */
  follow?: (link: HTMLAnchorElement) => void;
}

/**
 * Remembers which buttons and keys are pressed and what is chosen in a part for as long as nobody there hears it. A button does
 * nothing by itself meanwhile, and a link leads on by `follow`, and at once: either would load the page anew, without what this one
 * remembers. It listens above React, which keeps such presses from whoever
 * stands below.
 */
export function keepPresses(
  host: Element,
  isDeaf: () => boolean,
  { earlier = [], onPress, follow }: Options = {},
): KeptPresses {
  const pressed = new Set<HTMLElement>();
  const chosen = new Map<HTMLInputElement, boolean>();
  const walked: [Element, KeyboardEvent][] = [];
  const targetOf = ({ target }: Event) =>
    target instanceof Element && host.contains(target) && isDeaf() ? target : undefined;

  const handleClick = (event: MouseEvent) => {
    const target = targetOf(event);
    if (target instanceof HTMLInputElement) chosen.set(target, target.checked);
    const button = target?.closest('button');
    const link = target && follow && linkOf(event);
    if (button || link) event.preventDefault();
    if (button) {
      pressed.add(button);
      onPress?.();
    } else if (link) follow(link);
  };
  const handleKey = (event: KeyboardEvent) => {
    const target = targetOf(event);
    if (target && walking.test(event.key)) walked.push([target, new KeyboardEvent(event.type, event)]);
  };
  const stop = () => {
    document.removeEventListener('click', handleClick, true);
    document.removeEventListener('keydown', handleKey, true);
  };
  for (const event of earlier) {
    if (event instanceof KeyboardEvent) handleKey(event);
    else if (event instanceof MouseEvent) handleClick(event);
  }
  document.addEventListener('click', handleClick, true);
  document.addEventListener('keydown', handleKey, true);
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
