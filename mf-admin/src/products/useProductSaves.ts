import { useEffect, useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import type { Picture } from '@shop/kernel/domain';
import { useNavigate } from '@shop/kernel/routing';
import type { StaffChange } from '../calls/useStaffChange';
import { adminPaths } from '../layout/adminPaths';
import type { Edits } from '../unsaved/useEdits';
import type { keepValues } from './attributeValues';
import type { ProductRecord, VariantRecord } from './productRecord';
import type { readProductForm } from './readProductForm';

type Draft = ReturnType<typeof readProductForm> & {
  images: Picture[];
  attributes: ReturnType<typeof keepValues>;
  variants: VariantRecord[];
};

interface ProductSaves {
  /** The version that the next save follows. */
  version: number | undefined;
  /** Of a new one that was saved: its id. */
  created: string | undefined;
  /** Saves over a version; answers what the product is now, or nothing where it was refused. */
  save: (draft: Draft, over: number | undefined) => Promise<ProductRecord | undefined>;
}

/** The saves of a product's form. Once a new one is saved, and nothing is typed any more, its own page opens. */
export function useProductSaves(
  product: ProductRecord | undefined,
  edits: Pick<Edits<never>, 'dirty' | 'send'>,
  call: Pick<StaffChange, 'run'>,
): ProductSaves {
  const navigate = useNavigate();
  // Not the page's: that one is read again after every change, and would hide that somebody else has saved.
  const [version, setVersion] = useState(product?.version);
  const [created, setCreated] = useState<string>();

  // Only after the guard has let go of the saved form.
  useEffect(() => {
    if (created && !edits.dirty) void navigate(adminPaths.product(created));
  }, [created, edits.dirty, navigate]);

  const save = async (draft: Draft, over: number | undefined) => {
    const settle = edits.send();
    // A new one in which somebody has typed while it was made is not made twice.
    const p_product = { ...draft, id: product?.id ?? created };
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_product', { p_product, p_version: over ?? null })),
      `${draft.name} is saved`,
    );
    if (!outcome.done) return undefined;
    setVersion(outcome.value.version);
    settle();
    if (!product) setCreated(outcome.value.id);
    return outcome.value;
  };
  return { version, created, save };
}
