/** What becomes of a list's query with these changes of it; empty values leave it, and any change but of the page leads to page 1. */
export const queryWith = (changes: Record<string, string>) => (search: URLSearchParams) => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  if (!('page' in changes)) next.delete('page');
  return next;
};
