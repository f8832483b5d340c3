import { useState } from 'react';
import { Button } from '@shop/ui';
import { ConfirmDialog } from '../calls/ConfirmDialog';
import { useStaffCall } from '../calls/useStaffCall';
import type { ProductRecord } from './productRecord';

export function ArchiveButton({ product }: { product: ProductRecord }) {
  const [open, setOpen] = useState(false);
  const call = useStaffCall();
  const handleConfirm = async () => {
    const done = await call.run(
      'archive_product',
      { p_product_id: product.id, p_version: product.version },
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
        <ConfirmDialog
          title={`Archive ${product.name}?`}
          action="Archive"
          busy={call.busy}
          error={call.error?.message}
          onConfirm={() => void handleConfirm()}
          onClose={() => setOpen(false)}
        >
          <p>
            <strong>{product.name}</strong> ({product.sku}) leaves the shop and every bag it lies in. Orders
            keep it, and you can publish it again.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
