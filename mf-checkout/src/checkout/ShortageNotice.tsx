import styled from 'styled-components';
import { useAction, usePlatform } from '@shop/kernel/react';
import { Alert, Button, s } from '@shop/ui';
import type { Quote } from '../ordering/quoteOrder';

/** Names what there is too little of, and takes what is left on the shopper's word. */
export function ShortageNotice({ lines }: Pick<Quote, 'lines'>) {
  const { bag } = usePlatform();
  const { busy, run } = useAction();

  const takeWhatIsLeft = async () => {
    for (const { variantId, stock } of lines)
      bag.send({ type: 'set-quantity', id: variantId, quantity: stock });
    await bag.saved();
  };

  return (
    <Alert tone="error">
      <Stack>
        {lines.map((line) => (
          <span key={line.variantId}>
            {line.stock === 0
              ? `${line.name} is sold out.`
              : `Only ${line.stock} of ${line.name} ${line.stock === 1 ? 'is' : 'are'} left.`}
          </span>
        ))}
        <Button
          type="button"
          $variant="secondary"
          $size="small"
          $busy={busy}
          onClick={() => void run(takeWhatIsLeft)}
        >
          Take what is left
        </Button>
      </Stack>
    </Alert>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.8')};
  justify-items: start;
`;
