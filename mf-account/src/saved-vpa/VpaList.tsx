import styled from 'styled-components';
import { EmptyState, s } from '@shop/ui';
import type { SavedVpa } from './savedVpas';
import { VpaItem } from './VpaItem';

export function VpaList({ vpas }: { vpas: SavedVpa[] }) {
  if (vpas.length === 0)
    return (
      <EmptyState
        icon="wallet"
        title="No UPI IDs yet"
        text="Add the ID that you use in Google Pay, PhonePe, Paytm or your bank's app."
      />
    );

  return (
    <List aria-label="Saved UPI IDs">
      {vpas.map((vpa) => (
        <VpaItem key={vpa.id} saved={vpa} />
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
