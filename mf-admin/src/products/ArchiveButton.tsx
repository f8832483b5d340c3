import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { Button } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { ProductRecord } from './productRecord';

export function ArchiveButton({ product }: { product: ProductRecord }) {
  const [open, setOpen] = useState(false);
  const call = useStaffChange();
  const handleConfirm = async () => {
    const { done } = await call.run(
      (db) => unwrap(db.rpc('archive_product', { p_product_id: product.id, p_version: product.version })),
      `${product.name} is archived`,
    );
    if (done) setOpen(false);
  };
  return (
    <>
      <Button type="button" $variant="secondary" $size="small" onClick={() => setOpen(true)}>
        Archive
      </Button>
      {open && (
        <GuardedDialog
          title={`Archive ${product.name}?`}
          confirmLabel="Archive"
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setOpen(false)}
        >
          <p>
            <strong>{product.name}</strong> ({product.sku}) leaves the shop and every bag it lies in. Orders
            keep it, and you can publish it again.
          </p>
        </GuardedDialog>
      )}
    </>
  );
}
