const key = 'products.edited';

/** Which products the editing table shows. They are too many for an address, and last as long as the tab. */
export const keepEditedIds = (ids: Iterable<string>): void =>
  sessionStorage.setItem(key, JSON.stringify([...ids]));

export function readEditedIds(): string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
