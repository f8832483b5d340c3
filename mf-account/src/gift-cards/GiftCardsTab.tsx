import styled from 'styled-components';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Badge, Button, EmptyState, s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { ledgerQuery } from '../ledger/ledgerFilter';
import { LedgerTable } from '../ledger/LedgerTable';
import { ListPager } from '../paging/ListPager';
import { AddGiftCard } from './AddGiftCard';
import type { BoughtGiftCard, GiftCards } from './fetchGiftCards';
import { HeldGiftCards } from './HeldGiftCards';

const states: Record<BoughtGiftCard['state'], { label: string; tone: 'haldi' | 'neem' | 'neutral' }> = {
  pending: { label: 'Waiting for payment', tone: 'haldi' },
  paid: { label: 'Sent', tone: 'neem' },
  expired: { label: 'Not paid', tone: 'neutral' },
};

/** Cards received, with what is left on them, and cards given. */
export function GiftCardsTab({ giftCards: { held, bought } }: { giftCards: GiftCards }) {
  return (
    <Stack>
      <AddGiftCard />
      {held.length === 0 ? (
        <EmptyState
          icon="gift"
          title="No gift cards yet"
          text="Add one by its code, or make somebody happy with one."
          action={
            <Button as={ActionLink} to={linkTo('gift-cards')} $variant="secondary">
              Give a gift card
            </Button>
          }
        />
      ) : (
        <HeldGiftCards cards={held} />
      )}
      {bought.rows.length > 0 && (
        <Surface>
          <CardHeading>Gift cards you gave</CardHeading>
          <LedgerTable
            caption="Gift cards you gave"
            heading="For"
            rows={bought.rows.map(({ id, recipient_email, amount, state, created_at }) => ({
              id,
              what: recipient_email,
              when: formatDate(created_at, 'day'),
              amount: formatRupees(amount),
              state: <Badge $tone={states[state].tone}>{states[state].label}</Badge>,
            }))}
          />
          <ListPager
            of="gift cards"
            at={bought}
            addressOf={(page) => () => ({ tab: 'gift-cards', ...ledgerQuery({ show: 'all', page }) })}
          />
        </Surface>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.24')};
`;
