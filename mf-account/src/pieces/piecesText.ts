/** `2 × Tee, M; 1 × Scarf` */
export const piecesText = (pieces: readonly { name: string; variant: string; quantity: number }[]): string =>
  pieces
    .map(({ name, variant, quantity }) => `${quantity} × ${variant ? `${name}, ${variant}` : name}`)
    .join('; ');
