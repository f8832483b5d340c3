import type { User } from '@shop/kernel/domain';

/** Somebody who may be signed in. */
export const testShopper: User = {
  id: 'u1',
  email: 'asha@example.com',
  fullName: 'Asha Rao',
  role: 'shopper',
  affiliateCode: 'TDU1',
};
