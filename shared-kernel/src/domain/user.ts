/** The signed-in shopper as pages need it. `role` comes from metadata and only shows or hides links (adr 0007). */
export interface User {
  id: string;
  email: string;
  fullName: string;
  role: 'admin' | 'shopper';
  affiliateCode: string;
}

/** 'TD' plus the first 6 characters of the user id, uppercased (spec §9). */
export const defaultAffiliateCode = (userId: string, prefix: string): string =>
  prefix + userId.slice(0, 6).toUpperCase();
