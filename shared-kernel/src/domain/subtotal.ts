export interface PricedLine {
  price: number;
  quantity: number;
}

/** Rupees of all pieces. Beside the rules of pricing, which the frame's bag does without. */
export const subtotalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
