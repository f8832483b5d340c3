/** Keys from one to the other, both of them too, in whichever order they stand; the second alone where the first is not in sight. */
export function selectedRange(
  pageKeys: readonly string[],
  from: string | undefined,
  to: string,
): readonly string[] {
  const ends = [from === undefined ? -1 : pageKeys.indexOf(from), pageKeys.indexOf(to)];
  if (ends.includes(-1)) return [to];
  return pageKeys.slice(Math.min(...ends), Math.max(...ends) + 1);
}
