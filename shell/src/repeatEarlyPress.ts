/**
 * Remembers the last button that was pressed before the page came alive, when nobody listened yet. Links need no help.
 * @returns stops that, because somebody listens from now on; what that returns presses the button again
 */
export function repeatEarlyPress(page: HTMLElement): () => () => void {
  let pressed: HTMLElement | undefined;
  const remember = ({ target }: Event) => {
    pressed = (target instanceof Element && target.closest('button')) || undefined;
  };
  page.addEventListener('click', remember, true);
  return () => {
    page.removeEventListener('click', remember, true);
    return () => {
      if (pressed?.isConnected) pressed.click();
    };
  };
}
