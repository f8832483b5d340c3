/** The part of `@shop/kernel/domain` that the frame and the shop's first pages use: the shell's first script holds it (adr 0042). */
export { affiliateTerms } from './affiliate';
export { categories, categoryName } from './category';
export { formatDate } from './dates';
export { newsletterTexts } from './newsletter';
export { countdownTo } from './launch';
export { lookUp } from './lookUp';
export { formatCount, formatRupees } from './money';
export { pictureSrcSet, pictureUrl, placeholderPicture, type Picture } from './picture';
export { discountPercent, type Product } from './product';
export { shop } from './shop';
export { sizeCharts, sizeTable } from './sizeCharts';
export { stockOf } from './stock';
export { variantKind, variantNote } from './variantTexts';
