interface Piece {
  name: string;
  variant_label: string;
}

/** `Tee, M` */
export const pieceName = ({ name, variant_label: size }: Piece): string => (size ? `${name}, ${size}` : name);

/** `2 × Tee, M; 1 × Scarf` */
export const piecesText = (pieces: readonly (Piece & { quantity: number })[]): string =>
  pieces.map((piece) => `${piece.quantity} × ${pieceName(piece)}`).join('; ');
