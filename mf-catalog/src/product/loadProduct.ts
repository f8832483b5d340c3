import { type Answer, type Database, fetchProduct, unwrap } from '@shop/kernel/data';
import type { Product } from '@shop/kernel/domain';
import { fetchOffers, noOffers, type Offers } from '../offers/fetchOffers';
import type { CardProduct } from '../product-card/CardProduct';
import { toCardProduct } from '../product-card/toCardProduct';
import { fetchReviewCounts, type ReviewCounts } from '../reviews/fetchReviewCounts';
import { fetchReviewPage, type ReviewPage } from '../reviews/fetchReviewPage';
import type { ReviewChoice } from '../reviews/reviewChoice';
import { isSlug } from '../slug/isSlug';

export interface ProductDetails {
  product: Product;
  /** The first ones of the choice in the address; the page asks for more. */
  reviews: ReviewPage;
  reviewCounts: ReviewCounts;
  /** What is most like it, at most 8 (docs/spec.md, 9). */
  similar: CardProduct[];
  facts: Answer<'get_product_facts'>;
  /** None where they cannot be had: they are a help, and the bag suggests again. */
  offers: Offers;
}

/** What the product page shows, or `null` for an unknown id. Throws `DataError`. */
export async function loadProduct(
  db: Database,
  id: string,
  choice: ReviewChoice,
): Promise<ProductDetails | null> {
  if (!isSlug(id)) return null;
  const ofProduct = { p_product_id: id };
  const [product, reviews, reviewCounts, facts, similar, offers] = await Promise.all([
    fetchProduct(db, id),
    fetchReviewPage(db, id, choice),
    fetchReviewCounts(db, id),
    unwrap(db.rpc('get_product_facts', ofProduct, { get: true })),
    unwrap(db.rpc('similar_products', ofProduct, { get: true })),
    fetchOffers(db, id).catch(() => noOffers),
  ]);
  if (!product) return null;
  return { product, reviews, reviewCounts, facts, similar: similar.map(toCardProduct), offers };
}
