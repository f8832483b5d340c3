import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { categories, formatCount, formatDate, formatRupees, placeholderPicture } from '@shop/kernel/domain';
import { ActionLink, Link, useLoaderData, useNavigate } from '@shop/kernel/routing';
import { Badge, Button, s } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { keepEditedIds } from '../bulk-edit/editedIds';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { Thumb } from '../pictures/Thumb';
import { type Column, DataTable } from '../table/DataTable';
import { FilterLinks } from '../table/FilterLinks';
import { FilterSelect } from '../table/FilterSelect';
import { ListBar } from '../table/ListBar';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { SelectionBar } from '../table/selection/SelectionBar';
import { useSelection } from '../table/selection/useSelection';
import { TwoLines } from '../table/TwoLines';
import { useListQuery } from '../table/useListQuery';
import { WithPicture } from '../table/WithPicture';
import { ExportButton } from './ExportButton';
import { productFilter, productSort } from './productFilter';
import { type ProductList, type ProductRecord, statusNames, statusTone, stockOf } from './productRecord';

export const loader = staffLoader(({ db, query }) =>
  unwrap(db.rpc('list_admin_products', productFilter(query))),
);

const columns: readonly Column<ProductRecord>[] = [
  {
    label: 'Product',
    sort: 'name',
    cell: ({ id, name, sku, images }) => (
      <WithPicture>
        <Thumb path={images[0]?.path ?? placeholderPicture.path} />
        <TwoLines>
          <Link to={adminPaths.product(id)}>{name}</Link>
          <small>{sku}</small>
        </TwoLines>
      </WithPicture>
    ),
  },
  {
    label: 'State',
    cell: ({ status }) => <Badge $tone={statusTone[status]}>{statusNames[status]}</Badge>,
  },
  {
    label: 'Category',
    cell: ({ category_id }) => categories.find(({ id }) => id === category_id)?.name ?? category_id,
    secondary: true,
  },
  { label: 'Price', sort: 'price', align: 'end', cell: ({ price }) => formatRupees(price) },
  {
    label: 'Stock',
    sort: 'stock',
    align: 'end',
    cell: (product) => {
      const stock = stockOf(product);
      return stock === 0 ? <Badge $tone="kumkum">Out</Badge> : stock;
    },
  },
  { label: 'Place', sort: 'position', align: 'end', cell: ({ position }) => position, secondary: true },
  {
    label: 'Changed',
    sort: 'updated',
    align: 'end',
    cell: ({ updated_at }) => formatDate(updated_at, 'tableDay'),
    secondary: true,
  },
];

export function Component() {
  const page = useLoaderData<ProductList | null>();
  if (!page) return null;
  return <Products page={page} />;
}

function Products({ page }: { page: ProductList }) {
  const query = useListQuery();
  const navigate = useNavigate();
  const { p_limit: _limit, p_offset: _offset, ...filter } = productFilter(query.params);
  const selection = useSelection({
    pageKeys: page.rows.map(({ id }) => id),
    total: page.total,
    fetchKeys: (db) => unwrap(db.rpc('list_admin_product_ids', filter)),
  });
  const handleEdit = () => {
    keepEditedIds(selection.keys);
    void navigate(adminPaths.editProducts());
  };
  return (
    <SectionPage
      title="Products"
      actions={
        <>
          <Link to={adminPaths.productEdits()}>Bulk edits</Link>
          <ExportButton />
          <Button as={ActionLink} to={adminPaths.importProducts()} $variant="secondary" $size="small">
            Import CSV
          </Button>
          <Button as={ActionLink} to={adminPaths.newProduct()} $size="small">
            New product
          </Button>
        </>
      }
    >
      <ListBar>
        <SearchForm label="Name, SKU or brand" />
        <FilterSelect
          label="Category"
          name="category"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </ListBar>
      <Filters>
        <FilterLinks
          label="State"
          name="status"
          options={[
            { value: '', label: 'In the shop and drafts' },
            { value: 'published', label: 'Published' },
            { value: 'draft', label: 'Drafts' },
            { value: 'archived', label: 'Archived' },
          ]}
        />
        <FilterLinks
          label="Stock"
          name="stock"
          options={[
            { value: '', label: 'Any stock' },
            { value: 'low', label: 'Running low' },
          ]}
        />
      </Filters>
      <DataTable
        label="Products"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => id}
        sorted={productSort}
        empty="No products here"
        selection={selection}
        nameOf={({ name }) => name}
      />
      <SelectionBar selection={selection} one="product" many="products">
        <Button type="button" $size="small" onClick={handleEdit}>
          Edit {formatCount(selection.keys.size)}
        </Button>
      </SelectionBar>
      <ListPager total={page.total} more={page.more} />
    </SectionPage>
  );
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')} ${s('space.24')};
`;
