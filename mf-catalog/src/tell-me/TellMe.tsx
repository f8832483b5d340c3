import { type RefObject, Suspense, useState } from 'react';
import styled from 'styled-components';
import type { Product } from '@shop/kernel/domain';
import { usePlatform, useToast } from '@shop/kernel/react';
import { laterPart, retryOnce, useChange } from '@shop/kernel/routing';
import { Button, from, PartAway, s } from '@shop/ui';
import type { AlertKind } from './askAlert';

interface Props {
  product: Product;
  soldOut: boolean;
  /** Of the button that stands where Add to Bag was. */
  button: RefObject<HTMLButtonElement | null>;
}

const dialog = laterPart(
  async () => (await import(/* webpackChunkName: "tell-me" */ './TellMeDialog')).TellMeDialog,
  PartAway,
);

/** "Tell me" for what is sold out or too dear. A shopper whose wish is clear is done with one press. */
export function TellMe({ product, soldOut, button }: Props) {
  const { session } = usePlatform();
  const [open, setOpen] = useState<AlertKind>();
  const showToast = useToast();
  const { busy, run } = useChange({ inToast: true });
  const gone = product.variants.filter(({ stock }) => stock === 0);

  const press = async (kind: AlertKind) => {
    // A press may come before it is known who presses.
    const { status } = await session.settled();
    if (status !== 'signed-in' || (kind === 'stock' && gone.length > 1)) return setOpen(kind);
    await run(async (db) => {
      const { askAlert, answerText } = await retryOnce(
        () => import(/* webpackChunkName: "tell-me" */ './askAlert'),
      );
      const variantId = kind === 'stock' ? gone[0]?.id : undefined;
      const asked = await askAlert(db, { kind, productId: product.id, variantId });
      showToast({ tone: 'success', message: answerText(kind, asked) });
    });
  };
  const quiet = {
    type: 'button',
    $flush: true,
    $variant: 'quiet',
    $size: 'small',
    $busy: busy,
  } as const;

  return (
    <Place>
      {soldOut && (
        <Button
          ref={button}
          type="button"
          $size="large"
          $block
          $busy={busy}
          onClick={() => void press('stock')}
        >
          TELL ME WHEN IT IS BACK
        </Button>
      )}
      {!soldOut && gone.length > 0 && (
        <Button {...quiet} onClick={() => void press('stock')}>
          Sold out in your size? Tell me when it is back
        </Button>
      )}
      <Button {...quiet} onClick={() => void press('price')}>
        Tell me when the price falls
      </Button>
      {open && (
        <Suspense>
          <dialog.Part kind={open} product={product} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${s('space.24')};
  margin-top: ${s('space.8')};
  ${from('tablet')} {
    margin-top: 0;
  }
`;
