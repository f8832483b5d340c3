import { pictureUrl } from '@shop/kernel/domain';
import { PageHead, useArrived } from '@shop/kernel/react';
import {
  data,
  linkTo,
  type LoaderFunctionArgs,
  platformOf,
  retryOnce,
  useFreshPage,
  useLoaderData,
} from '@shop/kernel/routing';
import { previewOf } from '../preview/productPreviews';
import { readReviewChoice } from '../reviews/reviewChoice';
import { priceValidUntil } from '../structured-data/priceValidUntil';
import { below, loadParts, notFound } from './laterParts';
import { ProductView } from './ProductView';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.productId ?? '';
  const choice = readReviewChoice(new URL(request.url).searchParams);
  const validUntil = priceValidUntil(Date.now());
  const loading = Promise.all([retryOnce(below), platformOf(context).connect(), loadParts()]).then(
    ([{ loadProduct }, db]) => loadProduct(db, id, choice),
  );
  const preview = previewOf(id) ?? null;
  // The page paints what the pressed card knew, and is completed when the database has answered.
  if (preview) return data({ preview, details: loading, validUntil });
  const details = await loading;
  return data({ preview, details, validUntil }, { status: details ? 200 : 404 });
}

export function Component() {
  const { preview, details: answer, validUntil } = useLoaderData<typeof loader>();
  const { value, isFresh, isMissing } = useArrived(answer);
  // What came last may be another product's.
  const details = isFresh ? value : undefined;
  useFreshPage(isMissing);
  const product = details === undefined ? preview : details?.product;
  if (!product) return <notFound.Part />;
  const [main] = product.pictures;
  const title = `${product.name} by ${product.brand}`;
  return (
    <>
      <PageHead
        title={title}
        description={product.description || title}
        canonical={linkTo('product', { id: product.id })}
        image={main && pictureUrl(main, 960)}
      />
      <ProductView
        key={product.id}
        product={product}
        details={details ?? undefined}
        validUntil={validUntil}
      />
    </>
  );
}
