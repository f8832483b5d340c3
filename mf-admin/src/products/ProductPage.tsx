import { Link, links, useLoaderData } from '@shop/kernel/routing';
import { Badge, Button } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { callStaff } from '../calls/callStaff';
import { SectionPage } from '../layout/SectionPage';
import { ArchiveButton } from './ArchiveButton';
import { ProductForm } from './ProductForm';
import { statusNames, statusTone, type ProductWithHistory } from './productRecord';
import { StockPanel } from './StockPanel';

export const loader = staffLoader(({ db, params }) =>
  callStaff<ProductWithHistory>(db, 'get_admin_product', { p_product_id: params.productId }),
);

export function Component() {
  const product = useLoaderData<ProductWithHistory | null>();
  if (!product) return null;
  return (
    <SectionPage
      title={product.name}
      back={<Link to={links.adminPage('products')}>← All products</Link>}
      actions={
        <>
          <Badge $tone={statusTone[product.status]}>{statusNames[product.status]}</Badge>
          {product.status === 'published' && (
            <Button as={Link} to={links.product(product.id)} $variant="quiet" $size="small">
              See in the shop
            </Button>
          )}
          {product.status !== 'archived' && <ArchiveButton product={product} />}
        </>
      }
    >
      <ProductForm key={product.id} product={product} />
      <StockPanel product={product} />
    </SectionPage>
  );
}
