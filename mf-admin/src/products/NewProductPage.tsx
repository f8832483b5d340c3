import { Link } from '@shop/kernel/routing';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { ProductForm } from './ProductForm';

export function Component() {
  return (
    <SectionPage title="New product" back={<Link to={adminPaths.section('products')}>← All products</Link>}>
      <ProductForm />
    </SectionPage>
  );
}
