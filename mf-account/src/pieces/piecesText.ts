import { pieceName } from './pieceName';

/** `2 × Tee, M; 1 × Scarf` */
export const piecesText = (pieces: readonly { name: string; variant: string; quantity: number }[]): string =>
  pieces.map((piece) => `${piece.quantity} × ${pieceName(piece)}`).join('; ');
