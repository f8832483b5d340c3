import { useRef, useState } from 'react';
import { type Answer, unwrap } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { Alert, Badge, Button } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { SearchField } from '../search-field/SearchField';
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
  const [found, setFound] = useState<readonly FoundProduct[]>();
  const { busy, problem, run } = useAction({ describe: staffFailure });
  const wanted = useRef('');
  const search = (words: string) => {
    wanted.current = words;
    void run(async (db) => {
      // Enter is pressed for other words while these are looked for: what is shown is of the words in sight.
      for (let asked; asked !== wanted.current;) {
        asked = wanted.current;
        const { rows } = await unwrap(db.rpc('list_admin_products', { p_query: asked, p_limit: most }));
        if (asked === wanted.current) setFound(rows);
      }
    });
  };
  const offered = found?.filter(({ id }) => !without.includes(id));
  return (
    <>
      <SearchField label="Find a product" name="find" busy={busy} onFind={search} />
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
