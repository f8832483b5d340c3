/** What swatches are called: by their colour, and by number where two of a style are of the same family. */
export function swatchNames(colours: readonly { name: string }[]): string[] {
  const seen = new Map<string, number>();
  return colours.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}
