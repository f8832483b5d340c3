/** Which of the rules may be meant for an element, in their order. */
export function indexRules<Rule extends { selectorText: string }>(
  rules: Rule[],
): (element: { localName: string; getAttributeNS(space: null, name: string): string | null }) => Rule[];

/** The selector without its `:has(…)`, which matches all that it matches and more; undefined where it has none. */
export function withoutHas(selector: string): string | undefined;
