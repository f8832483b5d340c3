import { createRequire } from 'node:module';

const fromEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
/** Where jsdom asks whether a rule of a style sheet is meant for an element. */
const selectors = fromEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

const brackets = /\[[^\]]*\]|\([^()]*\)/;
/** How a selector ends: a tag, one of its classes. What else it asks for is not looked at. */
const ending = /(?:^|[\s>+~])([a-z][\w-]*)?(?:\*)?(?:\.([\w-]+))?[^\s>+~]*$/i;

/** @type {Map<string, { tag?: string; className?: string }[] | undefined>} */
const known = new Map();

/** Of each alternative of a selector; undefined when one of them may end with anything. @param {string} selector */
function endingsOf(selector) {
  let plain = selector;
  // From the innermost outwards.
  while (brackets.test(plain)) plain = plain.replace(brackets, '');
  if (/[()[\]\\|]/.test(plain)) return undefined;
  const endings = plain.split(',').map((alternative) => {
    const [, tag, className] = ending.exec(alternative.trim()) ?? [];
    return { tag: tag?.toLowerCase(), className };
  });
  return endings.every(({ tag, className }) => tag || className) ? endings : undefined;
}

/**
 * False when the element has not the tag or the class with which the selector ends. Most of the thousand rules of a page
 * are about other elements; jsdom's full answer to all of them took a seventh of the time of component tests.
 *
 * @param {{ localName: string; classList: { contains(name: string): boolean } }} element
 * @param {string} selector
 */
export function mayMatch({ localName, classList }, selector) {
  if (!known.has(selector)) known.set(selector, endingsOf(selector));
  const endings = known.get(selector);
  return (
    !endings ||
    endings.some(
      ({ tag, className }) =>
        (!tag || tag === localName.toLowerCase()) && (!className || classList.contains(className)),
    )
  );
}

/** Three levels of brackets. A `:not` leaves with the `:has` inside: without it alone, less would match, not more. */
const conditions = /:(?:has|not)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/**
 * The selector without its `:has(…)`, which matches all that it matches and more; undefined where it has none. jsdom
 * looks through the page for `:has` before it looks at the class beside it, for each ancestor of each element: a seventh
 * of the time of component tests.
 *
 * @param {string} selector
 */
export function withoutHas(selector) {
  if (!selector.includes(':has(')) return undefined;
  return selector.replace(conditions, (condition, /** @type {number} */ offset) => {
    if (!condition.includes(':has(')) return condition;
    return /[\w\])*-]$/.test(selector.slice(0, offset)) ? '' : '*';
  });
}

/** @type {Map<string, string | undefined>} */
const broader = new Map();

selectors.matchesDontThrow = (element, selector) => {
  if (typeof selector !== 'string') return matchesDontThrow(element, selector);
  if (!mayMatch(element, selector)) return false;
  if (!broader.has(selector)) broader.set(selector, withoutHas(selector));
  const more = broader.get(selector);
  return (more === undefined || matchesDontThrow(element, more)) && matchesDontThrow(element, selector);
};
