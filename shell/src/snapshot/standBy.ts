import { repeatEarlyPress } from '../repeatEarlyPress';
import { afterPaint } from './afterPaint';
import { counterpartIn } from './counterpartIn';
import { followLinks } from './followLinks';
import type { Snapshot } from './keepSnapshot';

/** As wide as it will be: showing it lays nothing of it out again. */
const waiting = 'position:fixed;inset:-200vh 0 auto';

/** Where it stood, without taking room. */
const leaving = 'position:absolute;height:0;min-height:0;overflow:hidden';

/** Nobody sees or hears of it, and what it was laid out as stays, which it does not where a page is taken out. */
function setAside(page: HTMLElement, style: string): void {
  page.style.cssText = `${style};content-visibility:hidden`;
  page.ariaHidden = 'true';
}

function takeBack(page: HTMLElement): void {
  page.removeAttribute('style');
  page.ariaHidden = null;
}

/**
 * Has a page that React does not know wait beside `place`, laid out and seen by nobody. Where that stands it is shown,
 * and `place` keeps its own in the document, where React knows it.
 */
export function standBy(
  page: HTMLElement,
  place: HTMLElement,
  goTo: (address: string) => void,
): Pick<Snapshot, 'show' | 'drop'> {
  nameApart(page);
  setAside(page, waiting);
  place.after(page);
  layOut(page);
  return {
    show: () => {
      const left = scrollY;
      const stopFollowing = followLinks(page, goTo);
      const stopRemembering = repeatEarlyPress(page);
      takeBack(page);
      setAside(place, leaving);
      scrollTo(0, 0);
      return (hasCome) => {
        const read = hasCome ? scrollY : left;
        const { pathname } = location;
        const isThere = () => location.pathname === pathname;
        const { activeElement } = document;
        const used = activeElement instanceof HTMLElement && page.contains(activeElement) && activeElement;
        stopFollowing();
        const pressAgain = stopRemembering();
        takeBack(place);
        page.remove();
        // Whatever comes is shown from its top; of this one some was read already.
        if (read > 0) queueMicrotask(() => scrollTo(0, read));
        // Once React is done with the page that came.
        if (!hasCome) return;
        afterPaint(async () => {
          const find = counterpartIn(page, place, isThere);
          if (used) (await find(used))?.focus({ preventScroll: true });
          await pressAgain(find);
        });
      };
    },
    drop: () => page.remove(),
  };
}

/**
 * Lays out the first screen: what nobody sees is laid out for whoever asks where it stands. Parts that are laid out when they come in sight
 * would come a frame late on that screen; below it they stay so, and the first frame need not paint them.
 */
function layOut(page: HTMLElement): void {
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
  const parts = [...page.querySelectorAll<HTMLElement>('[style*=content-visibility]:not(:empty)')];
  for (const part of parts) part.style.contentVisibility = 'visible';
  const foot = topOf(page.firstElementChild) + innerHeight;
  for (const part of parts.filter((one) => topOf(one) > foot)) part.style.contentVisibility = 'auto';
  // Once more, without those.
  topOf(page.firstElementChild);
}

const references = ['id', 'for', 'form', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** Two pages stand in one document: what refers to an element of one must not mean another of the other. */
function nameApart(page: HTMLElement): void {
  const rename = (element: Element, attribute: string) => {
    const names = element.getAttribute(attribute);
    if (names) element.setAttribute(attribute, names.replace(/\S+/g, 'ahead-$&'));
  };
  for (const attribute of references)
    for (const element of page.querySelectorAll(`[${attribute}]:not(svg *)`)) rename(element, attribute);
  // Of one name, only one is chosen.
  for (const radio of page.querySelectorAll('input[type=radio]')) rename(radio, 'name');
}
