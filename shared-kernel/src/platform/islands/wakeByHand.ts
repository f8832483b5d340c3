/** What somebody at the page does themselves. */
const deeds = ['pointerdown', 'touchstart', 'keydown'] as const;
/** What a script does as well, or the browser: the pointer that rests is over what has moved under it. */
const echoes = ['pointerover', 'click', 'focusin', 'input'] as const;

/**
 * Tells which part of the page is used, by pointer, finger, keyboard or script, and whether somebody is there. It is
 * told before React sees the event, which then hears it in the part it took over. Returns what stops it.
 */
export function wakeByHand(
  onUse: (target: Element, isHere: boolean) => void,
  page: Document = document,
): () => void {
  const listenTo = (types: readonly string[], isHere: boolean) => {
    const handle = ({ target }: Event) => {
      // Whoever presses a link leaves: what is woken for them would only be in the way of the next page.
      if (target instanceof Element) onUse(target, isHere && !target.closest('a[href]'));
    };
    for (const type of types) page.addEventListener(type, handle, { capture: true, passive: true });
    return () => {
      for (const type of types) page.removeEventListener(type, handle, { capture: true });
    };
  };
  const stops = [listenTo(deeds, true), listenTo(echoes, false)];
  return () => stops.forEach((stop) => stop());
}
