/**
 * Runs in the page: elements of each of its parts, by what a reader calls them. Parts are header, footer and dialogs, and
 * the sections of the page itself; what lies outside of them is `rest`. Its callbacks have no names, which the page
 * would not know how to keep.
 */
export function partsOf(): Record<string, number> {
  const parts = [...document.querySelectorAll('header, footer, main section, main aside, dialog')];
  const counts: Record<string, number> = { rest: document.querySelectorAll('*').length };
  for (const part of parts.filter((one) => !parts.some((other) => other !== one && other.contains(one)))) {
    const title = part.getAttribute('aria-label') ?? part.querySelector('h1, h2, h3')?.textContent ?? '';
    const tag = part.tagName.toLowerCase();
    const label = tag === 'header' || tag === 'footer' ? tag : `${tag} ${title}`.trim();
    const size = part.querySelectorAll('*').length + 1;
    counts[label] = (counts[label] ?? 0) + size;
    counts.rest = (counts.rest ?? 0) - size;
  }
  return counts;
}
