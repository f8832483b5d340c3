import { lazy } from 'react';
import { retryOnce } from '@shop/kernel/routing';

const load = () => retryOnce(() => import(/* webpackChunkName: "guest" */ './guestParts'));

// Accounts do not wait for the code of guests.
export const GuestEntry = lazy(async () => ({ default: (await load()).GuestEntry }));
export const GuestContact = lazy(async () => ({ default: (await load()).GuestContact }));
