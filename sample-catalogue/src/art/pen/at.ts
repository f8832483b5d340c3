/** The i-th item of a list that is known to be long enough. Throws a RangeError otherwise. */
export const at = <T>(list: readonly T[], i: number): T => {
  const item = list[i];
  if (item === undefined) throw new RangeError(`no item ${i} in a list of ${list.length}`);
  return item;
};
