import { useState } from 'react';
import styled from 'styled-components';
import type { Database } from '@shop/kernel/data';
import { useAction, usePlatform } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { Alert, Button, s } from '@shop/ui';
import { fetchSoldLines, type WantedLine } from './fetchSoldLines';
import { gainOf, reorderText } from './reorderText';

interface Props {
  number: string;
  lines: readonly WantedLine[];
  size?: 'small';
}

interface Outcome {
  tone: 'success' | 'info';
  message: string;
  isInBag: boolean;
}

/** Puts what is still sold of an order into the bag and says what is not. */
export function ReorderButton({ number, lines, size }: Props) {
  const { bag } = usePlatform();
  const action = useAction();
  const [outcome, setOutcome] = useState<Outcome>();

  const reorder = async (db: Database) => {
    const sold = await fetchSoldLines(db, lines);
    const before = bag.get();
    for (const line of sold.lines) bag.send({ type: 'add', line });
    const gain = gainOf(sold.lines, before, bag.get());
    const isWhole = sold.missing.length === 0 && gain.short.length === 0;
    setOutcome({
      tone: isWhole ? 'success' : 'info',
      message: reorderText(gain, sold.missing),
      isInBag: sold.lines.length > 0,
    });
  };

  return (
    <Stack>
      <Button
        type="button"
        $variant="secondary"
        $size={size}
        $block={size !== 'small'}
        $busy={action.busy}
        aria-label={`Buy again what was in order ${number}`}
        onClick={() => void action.run(reorder)}
      >
        Buy again
      </Button>
      <Alert tone="error">{action.problem}</Alert>
      {outcome && !action.problem && (
        <Alert tone={outcome.tone}>
          {outcome.message} {outcome.isInBag && <Link to={linkTo('cart')}>See your bag</Link>}
        </Alert>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.8')};
  justify-items: end;
`;
