/**
 * The browser's storage of that name. Undefined where there is none: on the server, in a web view without one, and
 * where the shopper forbids it, which makes the very name throw. Everything else is in memory then, until a reload.
 */
export function permittedStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return (globalThis[name] as Storage | null) ?? undefined;
  } catch {
    return undefined;
  }
}
