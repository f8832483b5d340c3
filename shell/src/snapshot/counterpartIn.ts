/** What somebody who looks at it, or hears of it, takes an element for. Names and ids are made anew with each rendering. */
const looksOf = (element: Element): string =>
  JSON.stringify([
    ...['type', 'value', 'aria-label'].map((name) => element.getAttribute(name)),
    element.textContent,
    // What is `labels` of one that is not in a document any more.
    element.closest('label')?.textContent,
  ]);

/** Milliseconds that what follows the rest of a page is waited for. */
const patience = 2000;

/**
 * Finds for an element of one rendering of a page the same one in another, once it is there: some parts of a page follow what is
 * seen of it at first. Undefined where it says something else there, as a wish that was made before says "Remove": who
 * pressed it meant what they read. `isThere`: whether it is that page still; what is pressed on one is never pressed on the next.
 */
export function counterpartIn(from: Element, to: Element, isThere: () => boolean) {
  return async <Some extends HTMLElement>(element: Some): Promise<Some | undefined> => {
    const looks = looksOf(element);
    const alike = (page: Element) =>
      [...page.querySelectorAll<Some>(element.localName)].filter((other) => looksOf(other) === looks);
    const index = alike(from).indexOf(element);
    for (const last = Date.now() + patience; isThere(); await new Promise(requestAnimationFrame)) {
      const [found] = alike(to).slice(index);
      if (found || Date.now() > last) return found;
    }
    return undefined;
  };
}
