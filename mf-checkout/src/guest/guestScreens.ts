import { laterPart } from '@shop/kernel/routing';
import { PartAway } from '@shop/ui';

const load = () => import(/* webpackChunkName: "guest" */ './guestParts');

// Accounts do not wait for the code of guests.
export const guestEntry = laterPart(async () => (await load()).GuestEntry, PartAway);
export const guestContact = laterPart(async () => (await load()).GuestContact, PartAway);
