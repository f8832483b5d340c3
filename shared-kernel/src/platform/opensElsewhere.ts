type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Another window, another tab, a download: what a browser makes of a press of a link that is not a plain one. */
export const opensElsewhere = (event: Press, target: string | undefined): boolean =>
  event.button !== 0 ||
  ![undefined, '', '_self'].includes(target) ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey;
