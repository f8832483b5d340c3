import { createContext, useContext } from 'react';

/** What the staff may do, by the names that the database asks for (docs/adr/0066). */
export type Right =
  | 'overview'
  | 'catalogue'
  | 'promotions'
  | 'orders_read'
  | 'orders'
  | 'returns'
  | 'refunds'
  | 'customers'
  | 'support'
  | 'reviews'
  | 'finance'
  | 'settings'
  | 'staff'
  | 'releases'
  | 'log';

/** Those of whoever is signed in, as the frame of the dashboard loaded them. */
export const RightsContext = createContext<readonly string[]>([]);

/** Says what whoever is signed in may do, to show or to hide it; the database decides when it is done. */
export function useMay(): (right: Right) => boolean {
  const rights = useContext(RightsContext);
  return (right) => rights.includes(right);
}
