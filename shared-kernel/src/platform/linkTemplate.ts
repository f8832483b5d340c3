import { lookUp } from '../domain/lookUp';

/** What a link is filled with, by the names in its template. */
export type LinkValues = Readonly<Record<string, string | number | undefined>>;

const expressions = /\{([/?#]?)([^}]*)\}/g;

/**
 * The address of a URI template (RFC 6570 with `{x}`, `{/x}`, `{?a,b}` and `{#x}` alone), or `undefined` where there is
 * none: a segment is not given or cannot be one. No value leaves its place.
 */
export function expandTemplate(template: string, values: LinkValues): string | undefined {
  let isWhole = true;
  const address = template.replace(expressions, (_, operator: string, names: string) => {
    const part =
      operator === '?' ? queryOf(names.split(','), values) : partOf(operator, lookUp(values, names));
    isWhole &&= part !== undefined;
    return part ?? '';
  });
  return isWhole ? address : undefined;
}

function queryOf(names: string[], values: LinkValues): string {
  const given = names.flatMap((name) => {
    const value = lookUp(values, name);
    return value === undefined ? [] : [[name, String(value)]];
  });
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}

/** A segment, or a place on the page behind `#`. */
function partOf(operator: string, value: string | number = ''): string | undefined {
  const text = String(value);
  if (text === '') return operator === '' ? undefined : '';
  // As a segment these two name another one, however they are written.
  const leaves = operator !== '#' && (text === '.' || text === '..');
  // Half a surrogate pair has no place in an address.
  return leaves || /\p{Surrogate}/u.test(text) ? undefined : operator + encodeURIComponent(text);
}
