import { unwrap } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { useNavigate } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { adminPaths } from '../layout/adminPaths';

/** Makes a draft like the product, without stock, and opens it. */
export function DuplicateButton({ productId }: { productId: string }) {
  const action = useAction({ describe: staffFailure, inToast: true });
  const navigate = useNavigate();
  const handleClick = async () => {
    const shown = location.pathname;
    const outcome = await action.run(
      (db) => unwrap(db.rpc('duplicate_product', { p_product_id: productId })),
      'This is the copy, a draft without stock',
    );
    // Whoever has gone elsewhere meanwhile stays there.
    if (outcome.done && location.pathname === shown) await navigate(adminPaths.product(outcome.value.id));
  };
  return (
    <Button
      type="button"
      $variant="secondary"
      $size="small"
      $busy={action.busy}
      onClick={() => void handleClick()}
    >
      Duplicate
    </Button>
  );
}
