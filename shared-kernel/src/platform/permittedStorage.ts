export type StorageName = 'localStorage' | 'sessionStorage';

/**
 * The browser's storage of that name. Undefined where there is none: on the server, in a web view without one, and
 * where the shopper forbids it, which makes the very name throw. Everything else is in memory then, until a reload.
 */
export function permittedStorage(name: StorageName): Storage | undefined {
  try {
    return (globalThis[name] as Storage | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The one that is given, or the browser's of that name. */
export const storageOf = <Given extends object>(
  given: Given | StorageName | undefined,
): Given | Storage | undefined => (typeof given === 'string' ? permittedStorage(given) : given);
