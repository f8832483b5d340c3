/**
 * Whose UPI ID it is, or `undefined`. Every one is somebody's, except those that end in `@okfail`: `asha.rao@okbank` is
 * Asha Rao.
 */
export function validateVpa(vpa: unknown): string | undefined {
  if (typeof vpa !== 'string' || !/^[\w.-]+@[a-z][a-z0-9]*$/i.test(vpa) || /@okfail$/i.test(vpa))
    return undefined;
  const words = vpa
    .replace(/@.*/, '')
    .split(/[^a-z]+/i)
    .filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(' ');
  return name || 'Test Customer';
}
