/** What a product page's first screen does without, in one script: what stands further down, the data of a visit from another page, and what is said in the place of an unknown product. */
export { LookPlace } from '../look/LookPlace';
export { Declarations } from './declarations/Declarations';
export { DeliveryOptions } from './DeliveryOptions';
export { InsteadOf } from './InsteadOf';
export { loadProduct } from './loadProduct';
export { ProductNotFound } from './ProductNotFound';
export { ProductTabs } from './ProductTabs';
export { SimilarProducts } from './SimilarProducts';
export { StructuredProduct } from './StructuredProduct';
