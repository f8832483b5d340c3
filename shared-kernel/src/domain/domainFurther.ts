/** The part of `@shop/kernel/domain` that other pages use: it comes with the first of them (adr 0042). */
export { addressFields, indianStates, type Address } from './address';
export { amountRows } from './amountRows';
export { couponTypes } from './coupon';
export { bulkTiers, contactSubjects } from './inquiry';
export { orderCourse, orderStatusNames, type Order } from './order';
export { orderLineItem } from './orderLineItem';
export { thumbnail } from './picture';
export { totalsOf } from './pricing';
export { promisedDays } from './promisedDays';
export { readAddress } from './readAddress';
export { readGstin } from './readGstin';
export { serviceTerms } from './serviceTerms';
export { defaultSettings, type ShopSettings } from './shopSettings';
