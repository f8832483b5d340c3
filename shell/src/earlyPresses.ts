interface ListeningDocument extends Document {
  pressed?: EventTarget[];
}

/**
 * Stands in the head of each page, where no script has come yet: it notes what is pressed meanwhile, and keeps forms that
 * only a script can send from loading the page anew, empty. Constant, as the Content-Security-Policy admits it by its hash.
 */
export const earlyListener =
  'document.onclick=function(e){(this.pressed=this.pressed||[]).push(e.target)};' +
  'document.onsubmit=function(e){e.target.hasAttribute("action")||e.preventDefault()}';

/** What has been pressed since the page was there, first to last; nothing is noted from now on. */
export function takeEarlyPresses(page: ListeningDocument = document): EventTarget[] {
  page.onclick = null;
  const { pressed = [] } = page;
  delete page.pressed;
  return pressed;
}

/** From now on somebody listens who sends the forms. */
export function letFormsGo(page: Document = document): void {
  page.onsubmit = null;
}
