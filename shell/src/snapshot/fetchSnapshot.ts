import { isPhone } from '../isPhone';
import { earlierNoticeId, type PageData, pageDataId } from '../pageData';
import { repeatEarlyPress } from '../repeatEarlyPress';
import { addStyles } from '../styles/addStyles';
import { afterPaint } from './afterPaint';
import { counterpartIn } from './counterpartIn';
import { followLinks } from './followLinks';
import { keepSnapshot, type Shown } from './keepSnapshot';

/**
 * Fetches a page as the server renders it, and keeps it for a visit. Not where the server has none, another registry made it, or it is
 * one of earlier: its markup or its prices would be of another time; and not where a browser cannot parse markup without
 * what could run in it. Rejects when the server does not answer. `isWanted`: whether nobody has gone on meanwhile.
 */
export async function fetchSnapshot(
  { pathname, search }: URL,
  goTo: (address: string) => void,
  isWanted: () => boolean,
): Promise<void> {
  const address = pathname + search;
  if (!parser.parseHTML) return;
  const answer = await fetch(address, { headers: { accept: 'text/html' }, priority: 'low' });
  if (answer.status !== 200 || answer.redirected) return;
  const text = await answer.text();
  const page = parser.parseHTML(text, { sanitizer: { removeElements: ['style'] } });
  const main = page.querySelector('main');
  const isOfNow = revisionIn(text) === revisionHere() && !page.getElementById(earlierNoticeId);
  if (!main || !isOfNow || !isWanted()) return;
  addStyles(text);
  leaveOutRest(main);
  // Links that skip to the content mean the page itself.
  main.removeAttribute('id');

  keepSnapshot({ address, show: () => putInPlace(main, goTo) });
  // Whoever waits from outside of the page cannot tell otherwise.
  performance.mark('snapshot');
}

/** Shows a page that React does not know where another stands, which keeps its place in the document. Returns what ends that. */
function putInPlace(page: HTMLElement, goTo: (address: string) => void): Shown['end'] {
  const place = document.getElementById('main');
  if (!place) return () => undefined;
  const left = scrollY;
  const stopFollowing = followLinks(page, goTo);
  const stopRemembering = repeatEarlyPress(page);
  place.before(page);
  // Nothing of it is laid out anew, as it would be to be taken out.
  place.style.cssText = 'position:absolute;height:0;min-height:0;overflow:hidden;content-visibility:hidden';
  scrollTo(0, 0);
  return (hasCome) => {
    const read = hasCome ? scrollY : left;
    const { pathname } = location;
    const isThere = () => location.pathname === pathname;
    const { activeElement } = document;
    const used = activeElement instanceof HTMLElement && page.contains(activeElement) && activeElement;
    stopFollowing();
    const pressAgain = stopRemembering();
    place.removeAttribute('style');
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
}

/** What nobody sees at first: parts keep their places without being there, and no phone shows the seventh card of a list. */
function leaveOutRest(main: Element): void {
  for (const part of main.querySelectorAll('[data-later]')) part.replaceChildren();
  if (isPhone()) for (const card of main.querySelectorAll('li:nth-child(n+7):has(article)')) card.remove();
}

/**
 * Leaves out scripts and whatever else could run, so that the page's policy lets text become markup; and here the page's rules, which
 * it does not let in. The types of the DOM do not have it yet.
 */
const parser = Document as {
  parseHTML?: (text: string, options: { sanitizer: { removeElements: string[] } }) => Document;
};

const revisionHere = () => revisionOf(document.getElementById(pageDataId)?.textContent);

const revisionIn = (text: string) => revisionOf(new RegExp(`id="${pageDataId}">([^<]*)<`).exec(text)?.[1]);

const revisionOf = (data: string | null | undefined): string | undefined =>
  data ? (JSON.parse(data) as PageData).registry.revision : undefined;
