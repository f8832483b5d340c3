import { createRequire } from 'node:module';

const fromEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const fromJsdom = createRequire(fromEnvironment.resolve('jsdom'));
const { matchesDontThrow } = fromJsdom('./jsdom/living/helpers/selectors.js');
/** Where jsdom finds the rules that are meant for an element. */
const styleRules = fromJsdom('./jsdom/living/helpers/style-rules.js');
const defaultStyleSheet = fromJsdom('./jsdom/browser/default-stylesheet.js');
const cssom = fromJsdom('rrweb-cssom');
const { CSSStyleDeclaration } = fromJsdom('cssstyle');

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
 * Answers which of the rules may be meant for an element, in their order: those that end with its tag or one of its classes,
 * or with neither. Most of the thousand rules of a page are about other elements; jsdom's full answer to all of them took
 * a fifth of the time of component tests, and looking at each once for each element another tenth.
 *
 * @template {{ selectorText: string }} Rule
 * @param {Rule[]} rules
 * @returns {(element: { localName: string; getAttributeNS(space: null, name: string): string | null }) => Rule[]}
 */
export function indexRules(rules) {
  /** @type {Map<string, { position: number; tag?: string }[]>} */
  const byEnding = new Map();
  const note = (/** @type {string} */ ending, /** @type {{ position: number; tag?: string }} */ entry) => {
    const entries = byEnding.get(ending);
    if (entries) entries.push(entry);
    else byEnding.set(ending, [entry]);
  };
  for (const [position, { selectorText }] of rules.entries()) {
    if (!known.has(selectorText)) known.set(selectorText, endingsOf(selectorText));
    for (const { tag, className } of known.get(selectorText) ?? [{}])
      note(className ? `.${className}` : (tag ?? ''), { position, tag });
  }
  return (element) => {
    const tagName = element.localName.toLowerCase();
    const classes = element.getAttributeNS(null, 'class')?.split(/\s+/) ?? [];
    const positions = new Set();
    for (const ending of ['', tagName, ...classes.map((name) => `.${name}`)])
      for (const { position, tag } of byEnding.get(ending) ?? [])
        if (!tag || tag === tagName) positions.add(position);
    return [...positions].sort((one, other) => one - other).map((position) => rules[position]);
  };
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

/** Asks about what is inside an element last. */
function matches(/** @type {object} */ element, /** @type {string} */ selector) {
  if (!broader.has(selector)) broader.set(selector, withoutHas(selector));
  const more = broader.get(selector);
  return (more === undefined || matchesDontThrow(element, more)) && matchesDontThrow(element, selector);
}

/** Of a style sheet, as jsdom takes them: those for screens among them. @param {{ cssRules: any[] }} sheet */
const rulesOf = ({ cssRules }) =>
  cssRules
    .flatMap((rule) => {
      if (!rule.media) return rule;
      return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : [];
    })
    .filter(({ selectorText }) => selectorText !== undefined);

/** @type {WeakMap<object, { cssRules: object[]; find: ReturnType<typeof indexRules> }>} */
const indexes = new WeakMap();

/** The sheet's rules that may be meant for an element. @param {{ cssRules: any[] }} sheet */
function indexOf(sheet) {
  const index = indexes.get(sheet);
  const { cssRules } = sheet;
  // Pages add rules as their parts first show.
  if (index?.cssRules.length === cssRules.length && cssRules.every((rule, n) => rule === index.cssRules[n]))
    return index.find;
  const find = indexRules(rulesOf(sheet));
  indexes.set(sheet, { cssRules: [...cssRules], find });
  return find;
}

const browserSheet = cssom.parse(defaultStyleSheet);

/** As jsdom's own, which asks each rule. */
styleRules.getDeclarationForElement = (element) => {
  const page = element._ownerDocument;
  page._styleCache ??= new WeakMap();
  const known = page._styleCache.get(element);
  if (known) return known;
  const declaration = new CSSStyleDeclaration();
  const add = (/** @type {CSSStyleDeclaration} */ style) => {
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  };
  for (const sheet of [browserSheet, ...page.styleSheets._list])
    for (const rule of indexOf(sheet)(element)) if (matches(element, rule.selectorText)) add(rule.style);
  add(element.style);
  page._styleCache.set(element, declaration);
  return declaration;
};

const { propertiesWithResolvedValueImplemented: resolved } = styleRules;

// Eleven colours were worked out, from ancestors too, for each question whether an element is hidden. Ours are variables, of
// which jsdom makes none.
for (const [name, { computedValue }] of Object.entries(resolved))
  if (computedValue === 'computed-color') delete resolved[name];
