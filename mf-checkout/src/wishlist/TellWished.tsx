import { unwrap } from '@shop/kernel/data';
import { useAction, useAuth } from '@shop/kernel/react';
import { linkTo, useNavigate } from '@shop/kernel/routing';
import { Button } from '@shop/ui';

interface Props {
  item: { id: string; name: string };
  /** All sizes of it; which one is to come back is asked on its page. */
  soldOut: boolean;
}

/** "Tell me" of a saved product: one press for a shopper; its page asks what is not known yet. */
export function TellWished({ item: { id, name }, soldOut }: Props) {
  const { user } = useAuth();
  const { busy, run } = useAction({ inToast: true });
  const navigate = useNavigate();
  const label = soldOut ? 'Tell me when it is back' : 'Tell me when cheaper';
  const handlePress = () => {
    if (soldOut || !user) return void navigate(linkTo('product', { id }));
    void run(
      (db) => unwrap(db.rpc('ask_alert', { p_kind: 'price', p_product_id: id })),
      `We write to you when ${name} costs less. Your account lists what you wait for.`,
    );
  };
  return (
    <Button
      type="button"
      $variant="quiet"
      $size="small"
      $block
      $busy={busy}
      aria-label={`${label}: ${name}`}
      onClick={handlePress}
    >
      {label}
    </Button>
  );
}
