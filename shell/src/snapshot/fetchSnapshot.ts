import { isPhone } from '../isPhone';
import { nextTask } from '../nextTask';
import { earlierNoticeId, type PageData, pageDataId } from '../pageData';
import { addStyles } from '../styles/addStyles';
import { keepSnapshot } from './keepSnapshot';
import { standBy } from './standBy';

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
  if (!main || !isOfNow) return;
  // What comes is laid out in a task after that of parsing: somebody is about to press.
  await nextTask();
  const place = document.getElementById('main');
  if (!place || !isWanted()) return;
  addStyles(text);
  leaveOutRest(main);
  // Links that skip to the content mean the page itself.
  main.removeAttribute('id');

  keepSnapshot({ address, ...standBy(main, place, goTo) });
  // Whoever waits from outside of the page cannot tell otherwise.
  performance.mark('snapshot');
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
