/** Moves one entry of a list by so many places; the list as it is where that leads out of it. */
export function moved<Entry>(list: readonly Entry[], index: number, by: number): Entry[] {
  const next = [...list];
  const [entry] = next.splice(index, 1);
  if (entry === undefined || index + by < 0 || index + by > next.length) return [...list];
  next.splice(index + by, 0, entry);
  return next;
}
