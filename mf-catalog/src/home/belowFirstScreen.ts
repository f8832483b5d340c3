/** What the home page's first screen does without, in one script: sections further down, and the data of a visit from another page. */
export { CardRail } from '../product-card/CardRail';
export { ProductGrid } from '../product-card/ProductGrid';
export { AffiliateInvitation } from './AffiliateInvitation';
export { loadHome, loadRestOfRail } from './loadHome';
export { ShopPromises } from './ShopPromises';
export { TrendingStats } from './TrendingStats';
