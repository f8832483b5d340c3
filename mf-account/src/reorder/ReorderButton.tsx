import { useState } from 'react';
import styled from 'styled-components';
import { usePlatform } from '@shop/kernel/react';
import { Link, links } from '@shop/kernel/routing';
import { Alert, Button, s } from '@shop/ui';
import { refusalOf } from '../forms/refusalOf';
import { fetchSoldLines, type WantedLine } from './fetchSoldLines';
import { reorderText } from './reorderText';

interface Props {
  number: string;
  lines: readonly WantedLine[];
  size?: 'small';
}

interface Outcome {
  tone: 'success' | 'info' | 'error';
  message: string;
  isAdded: boolean;
}

/** Puts what is still sold of an order into the bag and says what is not. */
export function ReorderButton({ number, lines, size }: Props) {
  const { connect, bag } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const reorder = async (): Promise<Outcome> => {
    const sold = await fetchSoldLines(await connect(), lines);
    for (const line of sold.lines) bag.send({ type: 'add', line });
    const isWhole = sold.missing.length === 0 && sold.fewer.length === 0;
    return { tone: isWhole ? 'success' : 'info', message: reorderText(sold), isAdded: sold.lines.length > 0 };
  };
  const handleClick = async () => {
    setBusy(true);
    setOutcome(
      await reorder().catch((error: unknown) => ({
        tone: 'error' as const,
        message: refusalOf(error).message,
        isAdded: false,
      })),
    );
    setBusy(false);
  };

  return (
    <Stack>
      <Button
        type="button"
        $variant="secondary"
        $size={size}
        disabled={busy}
        aria-busy={busy}
        aria-label={`Buy again what was in order ${number}`}
        onClick={() => void handleClick()}
      >
        Buy again
      </Button>
      {outcome && (
        <Alert tone={outcome.tone}>
          {outcome.message} {outcome.isAdded && <Link to={links.cart()}>See your bag</Link>}
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
