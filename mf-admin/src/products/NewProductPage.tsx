import { Link, links } from '@shop/kernel/routing';
import { SectionPage } from '../layout/SectionPage';
import { ProductForm } from './ProductForm';

export function Component() {
  return (
    <SectionPage title="New product" back={<Link to={links.adminPage('products')}>← All products</Link>}>
      <ProductForm />
    </SectionPage>
  );
}
