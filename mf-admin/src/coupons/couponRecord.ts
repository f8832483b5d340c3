import type { Answer } from '@shop/kernel/data';

export type CouponRecord = Answer<'list_admin_coupons'>['rows'][number];
