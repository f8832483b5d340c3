import type { Product } from '@shop/kernel/domain';
import { StructuredData, usePlatform } from '@shop/kernel/react';
import { productData } from '../structured-data/productData';
import type { ProductDetails } from './loadProduct';

interface Props {
  product: Product;
  facts: ProductDetails['facts'] | undefined;
  validUntil: string;
}

/** What the page says to search engines, which read the server's HTML: nobody who looks at it needs the code. */
export function StructuredProduct({ product, facts, validUntil }: Props) {
  return <StructuredData data={productData(product, { ...usePlatform(), validUntil }, facts)} />;
}
