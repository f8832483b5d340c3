import { type Answer, unwrap } from '@shop/kernel/data';
import { Alert, Badge, Button } from '@shop/ui';
import { SearchField } from '../search-field/SearchField';
import { useFind } from '../search-field/useFind';
import { PickedRows } from './PickedRows';

export type FoundProduct = Answer<'list_admin_products'>['rows'][number];

interface Props {
  /** Ids that are not offered again. */
  without: readonly string[];
  onAdd: (product: FoundProduct) => void;
}

const most = 8;

/** Finds products by their words, drafts too, so that what is prepared can be chosen before it is published. */
export function ProductSearch({ without, onAdd }: Props) {
  const { found, busy, problem, find } = useFind((db, words) =>
    unwrap(db.rpc('list_admin_products', { p_query: words, p_limit: most })),
  );
  const offered = found?.rows.filter(({ id }) => !without.includes(id));
  return (
    <>
      <SearchField label="Find a product" name="find" busy={busy} onFind={find} />
      <Alert tone="error">{problem}</Alert>
      {offered && (
        <PickedRows aria-label="Found products">
          {offered.map((product) => (
            <li key={product.id}>
              <span>
                {product.name} {product.status === 'draft' && <Badge $tone="neutral">Draft</Badge>}
              </span>
              <Button
                type="button"
                $variant="quiet"
                $size="small"
                aria-label={`Add ${product.name}`}
                onClick={() => onAdd(product)}
              >
                Add
              </Button>
            </li>
          ))}
          {offered.length === 0 && <li>No other product is called that.</li>}
        </PickedRows>
      )}
    </>
  );
}
