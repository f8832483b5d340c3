import { letFormsGo, takeEarlyPresses } from './earlyPresses';
import { type Find, inPlace, keepEarlyWords } from './earlyWords';
import { nextTask } from './nextTask';

/**
 * Remembers what was chosen and written and which buttons were pressed before the page came alive, when nobody listened yet or no
 * script had come. A button that was pressed repeatedly is pressed once: nothing had answered. Links need no help.
 * @returns stops that, because somebody listens from now on; what that returns chooses, tells and presses again, by default in the
 * very same elements
 */
export function repeatEarlyPress(page: HTMLElement): () => (find?: Find) => Promise<void> {
  const chosen = new Set<HTMLInputElement>();
  const pressed = new Set<HTMLElement>();
  const tellWords = keepEarlyWords(page);
  const remember = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    if (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)) {
      chosen.add(target);
      return;
    }
    if (target.closest('label')) return;
    // A link that was held back waits as a button does.
    const waiting = target.closest<HTMLElement>('button, a[aria-busy]');
    if (waiting) pressed.add(waiting);
    // Whoever goes on elsewhere is no longer waiting for it.
    else if (target.closest('a')) pressed.clear();
  };
  const handleClick = ({ target }: Event) => remember(target);
  // The listener in the head goes on until then: it alone can hold a link back.
  if (!document.onclick) page.addEventListener('click', handleClick, true);
  return () => {
    page.removeEventListener('click', handleClick, true);
    for (const target of takeEarlyPresses()) remember(target);
    // Taking the page over sets every field back to what the server said.
    const choices = [...chosen].map((input) => ({ input, checked: input.checked }));
    return async (find = inPlace) => {
      letFormsGo();
      await tellWords(find);
      for (const { input: early, checked } of choices) {
        const input = await find(early);
        if (!input?.isConnected || (input.type === 'radio' && !checked)) continue;
        if (input.checked === checked) input.checked = !checked;
        input.click();
        // What follows from it is true of the next press.
        await nextTask();
      }
      for (const early of pressed) {
        early.removeAttribute('aria-busy');
        // What an earlier one opened may cover it or have taken it away.
        const button = await find(early);
        if (button?.isConnected && !button.closest('[inert]')) button.click();
        await nextTask();
      }
    };
  };
}
