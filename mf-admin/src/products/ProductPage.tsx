import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { ActionLink, Link, linkTo, useLoaderData, useRevalidator } from '@shop/kernel/routing';
import { Badge, Button } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { pageArgs } from '../table/listPage';
import { fetchTaxonomy } from '../taxonomy/fetchTaxonomy';
import type { Taxonomy } from '../taxonomy/taxonomy';
import { ArchiveButton } from './ArchiveButton';
import { DuplicateButton } from './DuplicateButton';
import type { MeasuredSize } from './measuresCsv';
import { MeasuresPanel } from './MeasuresPanel';
import { PricePanel } from './PricePanel';
import { ProductForm } from './ProductForm';
import { type ProductWithHistory, statusNames, statusTone } from './productRecord';
import { StockPanel } from './StockPanel';

interface Loaded {
  product: ProductWithHistory | null;
  measures: MeasuredSize[];
  taxonomy: Taxonomy;
}

export const loader = staffLoader(async ({ db, params, query }): Promise<Loaded> => {
  const [product, measures, taxonomy] = await Promise.all([
    unwrap(db.rpc('get_admin_product', { p_product_id: params.productId ?? '', ...pageArgs(query) })),
    unwrap(db.rpc('get_admin_measures', { p_product_id: params.productId ?? '' })),
    fetchTaxonomy(db),
  ]);
  return { product, measures, taxonomy };
});

export function Component() {
  const loaded = useLoaderData<Loaded | null>();
  // What somebody else has saved, once the staff asked for it: the form begins anew then, and only then.
  const [wanted, setWanted] = useState({ id: '', version: 0 });
  const { revalidate } = useRevalidator();
  if (!loaded?.product) return null;
  const { product, measures, taxonomy } = loaded;
  const handleReload = (version: number) => {
    setWanted({ id: product.id, version });
    void revalidate();
  };
  const isBegunAnew = wanted.id === product.id && product.version >= wanted.version;
  return (
    <SectionPage
      title={product.name}
      back={<Link to={adminPaths.section('products')}>← All products</Link>}
      actions={
        <>
          <Badge $tone={statusTone[product.status]}>{statusNames[product.status]}</Badge>
          {product.status === 'published' && (
            <Button as={ActionLink} to={linkTo('product', { id: product.id })} $variant="quiet" $size="small">
              See in the shop
            </Button>
          )}
          <DuplicateButton productId={product.id} />
          {product.status !== 'archived' && <ArchiveButton product={product} />}
        </>
      }
    >
      <ProductForm
        key={`${product.id} ${isBegunAnew ? wanted.version : 0}`}
        product={product}
        taxonomy={taxonomy}
        onReload={handleReload}
      />
      <StockPanel product={product} />
      <MeasuresPanel key={product.id} product={product} measures={measures} />
      <PricePanel prices={product.prices} />
    </SectionPage>
  );
}
