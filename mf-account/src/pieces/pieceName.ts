/** `Tee, M`, or `Scarf` of what comes in one size. */
export const pieceName = ({ name, variant }: { name: string; variant: string | null }): string =>
  variant ? `${name}, ${variant}` : name;
