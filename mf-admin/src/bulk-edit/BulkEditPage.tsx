import { unwrap } from '@shop/kernel/data';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { EmptyState } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { inSlices } from '../table/selection/inSlices';
import { fetchTaxonomy } from '../taxonomy/fetchTaxonomy';
import type { Taxonomy } from '../taxonomy/taxonomy';
import { BulkEditor } from './BulkEditor';
import type { EditableProduct } from './cells';
import { readEditedIds } from './editedIds';

interface Loaded {
  products: EditableProduct[];
  taxonomy: Taxonomy;
}

export const loader = staffLoader(async ({ db }): Promise<Loaded> => {
  const [slices, taxonomy] = await Promise.all([
    inSlices(readEditedIds(), 500, (ids) => unwrap(db.rpc('get_editable_products', { p_ids: [...ids] }))),
    fetchTaxonomy(db),
  ]);
  return { products: slices.flat(), taxonomy };
});

export function Component() {
  const loaded = useLoaderData<Loaded | null>();
  if (!loaded) return null;
  return (
    <SectionPage
      title="Edit products"
      back={<Link to={adminPaths.section('products')}>← All products</Link>}
      actions={<Link to={adminPaths.productEdits()}>Earlier edits</Link>}
    >
      {loaded.products.length > 0 ? (
        <BulkEditor {...loaded} />
      ) : (
        <EmptyState icon="tag" title="Tick products in the list, then choose “Edit”." />
      )}
    </SectionPage>
  );
}
