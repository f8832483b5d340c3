interface ListeningDocument extends Document {
  pressed?: EventTarget[];
}

/**
 * Stands in the head of each page, where no script has come yet: it notes what is pressed meanwhile, and keeps forms that
 * only a script can send from loading the page anew, empty. A button that waits shows it. A link of the shop that is followed
 * while one does waits behind it, as another document would know nothing of that press; pressed once more it leads away at once.
 * Constant, as the Content-Security-Policy admits it by its hash.
 */
export const earlyListener =
  'document.onclick=function(e){' +
  'var p=this.pressed=this.pressed||[],t=e.target,b=t.closest("button"),' +
  'a=p.waits&&!(e.ctrlKey||e.metaKey||e.shiftKey)&&t.closest("a[href^=\'/\']:not([target],[aria-busy])");' +
  'p.push(t);' +
  'if(b)p.waits=1;' +
  'if(a)e.preventDefault();' +
  'if(a||b)(a||b).setAttribute("aria-busy",true)};' +
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
