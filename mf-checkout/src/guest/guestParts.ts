/** What only guests see of the checkout, in one chunk. */
export { GuestContact } from './GuestContact';
export { GuestEntry } from './GuestEntry';
