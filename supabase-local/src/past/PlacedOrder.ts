import type { Piece } from './goods';
import type { Customer } from './planPeople';

/** An order as its later moments know it; empty before it was placed. */
export interface PlacedOrder {
  number: string;
  pieces: Piece[];
  customer: Customer;
}
