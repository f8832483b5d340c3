import { createRequire } from 'node:module';

const fromEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { implForWrapper } = fromEnvironment('jsdom/lib/jsdom/living/generated/utils.js');

/**
 * Lets a page keep an element's style for as long as jsdom keeps the rules that it is made of, which is until the page
 * changes. Looking for a role asks for the same elements again and again.
 *
 * @param {Window & typeof globalThis} window
 */
export function keepStyles(window) {
  const { getComputedStyle } = window;
  const page = implForWrapper(window.document);
  /** @type {WeakMap<Element, { rules: object; style: CSSStyleDeclaration }>} */
  const kept = new WeakMap();
  window.getComputedStyle = (element, pseudoElement) => {
    // What is not in the page changes without jsdom's rules being looked up anew.
    if (pseudoElement || !window.document.contains(element)) return getComputedStyle(element, pseudoElement);
    const known = kept.get(element);
    if (known && known.rules === page._styleCache) return known.style;
    const style = getComputedStyle(element);
    kept.set(element, { rules: page._styleCache, style });
    return style;
  };
}
