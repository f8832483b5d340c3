import { laterPart } from '@shop/kernel/routing';
import { PartAway } from '@shop/ui';

/** Brings what a product page's first screen does without. */
export const below = () => import(/* webpackChunkName: "product-below" */ './belowFirstScreen');

export const declarations = laterPart(async () => (await below()).Declarations);
export const deliveryOptions = laterPart(async () => (await below()).DeliveryOptions);
export const insteadOf = laterPart(async () => (await below()).InsteadOf);
export const lookPlace = laterPart(async () => (await below()).LookPlace);
export const notFound = laterPart(async () => (await below()).ProductNotFound, PartAway);
export const similarProducts = laterPart(async () => (await below()).SimilarProducts);
export const structuredProduct = laterPart(async () => (await below()).StructuredProduct);
export const tabs = laterPart(async () => (await below()).ProductTabs);

/** Brings all of them: a page that is gone back to has its whole height at once. */
export const loadParts = () =>
  Promise.all(
    [
      declarations,
      deliveryOptions,
      insteadOf,
      lookPlace,
      notFound,
      similarProducts,
      structuredProduct,
      tabs,
    ].map(({ load }) => load()),
  );
