/** Whether a click went to a link: menus close then, also when it leads to the page that is already there. */
export const isLink = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a') !== null;
