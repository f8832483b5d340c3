import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { Alert, Button, s } from '@shop/ui';
import type { Quote } from '../ordering/quoteOrder';

interface Props {
  /** Lines whose price is another than the shopper has seen, with that price in rupees. */
  changed: { line: Quote['lines'][number]; seen: number }[];
  onAccept: () => void;
}

/** Asks before a changed price is charged. */
export function PriceNotice({ changed, onAccept }: Props) {
  return (
    <Alert tone="error">
      <Stack>
        {changed.map(({ line, seen }) => (
          <span key={line.variantId}>
            {line.name} changed from {formatRupees(seen)} to {formatRupees(line.unitPrice)}.
          </span>
        ))}
        <Button type="button" $variant="secondary" $size="small" onClick={onAccept}>
          {changed.length === 1 ? 'Accept the new price' : 'Accept the new prices'}
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
