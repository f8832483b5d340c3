import { Link, useLoaderData } from '@shop/kernel/routing';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { fetchTaxonomy } from '../taxonomy/fetchTaxonomy';
import type { Taxonomy } from '../taxonomy/taxonomy';
import { ProductForm } from './ProductForm';

export const loader = staffLoader(({ db }) => fetchTaxonomy(db));

export function Component() {
  const taxonomy = useLoaderData<Taxonomy | null>();
  if (!taxonomy) return null;
  return (
    <SectionPage title="New product" back={<Link to={adminPaths.section('products')}>← All products</Link>}>
      <ProductForm taxonomy={taxonomy} />
    </SectionPage>
  );
}
