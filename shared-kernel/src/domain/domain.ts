/** The declared surface of `@shop/kernel/domain`: entities and pure rules. Imports nothing outside this folder. */
export {
  type Address,
  type AddressDraft,
  addressErrors,
  type AddressField,
  addressFields,
  type AddressType,
  addressTypes,
  indianStates,
} from './address';
export { affiliateTerms, affiliateTiers } from './affiliate';
export { amountRows } from './amountRows';
export type { Bag, BagLine } from './bag';
export { categories, type CategoryId, categoryName } from './category';
export { type ComparedProduct, compareLimit, isCompareFull, toCompared } from './compare';
export { type Coupon, couponCodeOf, couponProblem, couponTypes, discountOf } from './coupon';
export { formatDate, istDay } from './dates';
export {
  cleanField,
  cleanFields,
  fieldError,
  fieldErrors,
  type FieldErrors,
  type FieldRule,
  type FieldRules,
} from './fieldRules';
export {
  bulkCategories,
  bulkTiers,
  businessTypes,
  contactSubjects,
  emailRule,
  inquiryRules,
  newsletterConsent,
  newsletterTexts,
  vendorExperience,
} from './inquiry';
export { countdownTo } from './launch';
export { lookUp } from './lookUp';
export { formatCount, formatRupees } from './money';
export {
  type Balance,
  type Order,
  orderCourse,
  type OrderEvent,
  type OrderLine,
  type OrderReturn,
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
  type Payment,
  type PaymentMethod,
  type PaymentState,
  type Quote,
  type Refund,
  type ReturnKind,
  returnKinds,
  type ReturnState,
} from './order';
export { orderLineItem } from './orderLineItem';
export { type Picture, pictureSrcSet, pictureUrl, placeholderPicture, thumbnail } from './picture';
export {
  allowsCashOnDelivery,
  defaultPricing,
  deliveries,
  type Delivery,
  missingForFreeShipping,
  type Totals,
  totalsOf,
} from './pricing';
export {
  discountPercent,
  fallbackDescription,
  fallbackFeatures,
  hasVariantChoice,
  metaDescription,
  type Product,
  type ProductSort,
  productSorts,
  type Review,
  type Variant,
} from './product';
export { promisedDays } from './promisedDays';
export { readAddress, type TypedAddress } from './readAddress';
export type { RecentlyViewedItem } from './recentlyViewed';
export { serviceTerms } from './serviceTerms';
export { type Phase, shop } from './shop';
export { defaultSettings, type ShopSettings } from './shopSettings';
export { formatSizeRange, type SizeChart, type SizeChartName, sizeCharts } from './sizeCharts';
export {
  cardStockNotice,
  clampQuantity,
  normaliseStock,
  stockLevel,
  type StockLevel,
  stockNotice,
} from './stock';
export type { User } from './user';
export { variantKind, variantLegend, variantNote } from './variantTexts';
export type { WishlistItem } from './wishlist';
