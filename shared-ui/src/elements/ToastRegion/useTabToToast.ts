import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const buttonsOf = (region: HTMLElement) => [...region.querySelectorAll('button')];

/**
 * The message that offers something is the next stop of the Tab key, wherever in the page one is; from it Tab and
 * Escape lead back to where one was. `offer` is that message's id.
 */
export function useTabToToast(region: RefObject<HTMLElement | null>, offer: number | undefined) {
  const origin = useRef<HTMLElement>(null);

  useEffect(() => {
    if (offer === undefined) return;
    const begin = document.activeElement;
    const enter = (event: KeyboardEvent) => {
      const { current } = region;
      if (event.key !== 'Tab' || event.shiftKey || !current || document.activeElement !== begin) return;
      document.removeEventListener('keydown', enter);
      origin.current = begin instanceof HTMLElement ? begin : null;
      event.preventDefault();
      buttonsOf(current)[0]?.focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [offer, region]);

  const giveBack = () => {
    if (region.current?.contains(document.activeElement)) origin.current?.focus({ preventScroll: true });
  };
  const handleKeyDown = (event: ReactKeyboardEvent<HTMLElement>) => {
    const buttons = buttonsOf(event.currentTarget);
    const isLeaving = event.target === (event.shiftKey ? buttons[0] : buttons.at(-1));
    // Tab goes on from where the focus is by then.
    if (event.key === 'Escape' || (event.key === 'Tab' && isLeaving)) giveBack();
    if (event.key === 'Tab' && isLeaving && event.shiftKey) event.preventDefault();
  };
  return { giveBack, handleKeyDown };
}
