/** What a product page's first screen does without, in one script: what stands further down, and the data of a visit from another page. */
export { Declarations } from './declarations/Declarations';
export { DeliveryOptions } from './DeliveryOptions';
export { InsteadOf } from './InsteadOf';
export { loadProduct } from './loadProduct';
export { ProductTabs } from './ProductTabs';
export { SimilarProducts } from './SimilarProducts';
export { StructuredProduct } from './StructuredProduct';
