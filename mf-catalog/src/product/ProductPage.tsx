import { pictureSrcSet, pictureUrl } from '@shop/kernel/domain';
import { PageHead, StructuredData } from '@shop/kernel/react';
import { data, databaseOf, links, useLoaderData, type LoaderFunctionArgs } from '@shop/kernel/routing';
import { priceValidUntil } from '../category/collectionData';
import { gallerySizes } from './gallerySizes';
import { loadProduct } from './loadProduct';
import { productData } from './productData';
import { ProductNotFound } from './ProductNotFound';
import { ProductView } from './ProductView';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const details = await loadProduct(await databaseOf(context), params.productId ?? '');
  if (!details) return data({ details: null, validUntil: '' }, { status: 404 });
  return data({ details, validUntil: priceValidUntil(Date.now()) });
}

export function Component() {
  const { details, validUntil } = useLoaderData<typeof loader>();
  if (!details) return <ProductNotFound />;
  const { product } = details;
  const [main] = product.pictures;
  return (
    <>
      <PageHead
        title={`${product.name} by ${product.brand}`}
        description={product.description}
        canonical={links.product(product.id)}
        image={main && pictureUrl(main, 960)}
        preloadImage={
          main && { href: pictureUrl(main, 640), srcSet: pictureSrcSet(main), sizes: gallerySizes }
        }
      />
      <StructuredData data={productData(product, validUntil)} />
      <ProductView key={product.id} {...details} />
    </>
  );
}
