/** Whether a rule with this selector may be meant for the element; false only when it is not. */
export function mayMatch(
  element: { localName: string; classList: { contains(name: string): boolean } },
  selector: string,
): boolean;

/** The selector without its `:has(…)`, which matches all that it matches and more; undefined where it has none. */
export function withoutHas(selector: string): string | undefined;
