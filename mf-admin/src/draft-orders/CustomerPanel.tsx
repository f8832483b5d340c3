import { useRef } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { Alert, Badge, Button, s, TextField } from '@shop/ui';
import { StaffLink } from '../access/StaffLink';
import { adminPaths } from '../layout/adminPaths';
import { Nothing } from '../panel/Nothing';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { SearchField } from '../search-field/SearchField';
import { useFind } from '../search-field/useFind';
import type { DraftCustomer } from './draftRecord';
import { Found, FoundList } from './FoundList';

interface Props {
  customer: DraftCustomer | null;
  /** Of somebody without an account. */
  email: string;
  error: string | undefined;
  onChoose: (customer: DraftCustomer | null) => void;
  onMend: () => void;
}

const contactOf = ({ email, phone }: DraftCustomer) => [email, phone].filter(Boolean).join(' · ');

/** Who orders: an account, or somebody by their address alone. */
export function CustomerPanel({ customer, email, error, onChoose, onMend }: Props) {
  const {
    found: hits,
    busy,
    problem,
    find,
    forget,
  } = useFind<DraftCustomer[]>((db, words) => unwrap(db.rpc('find_draft_customers', { p_query: words })));
  // What was pressed leaves the page: the keyboard goes on with what takes its place.
  const awaited = useRef<'customer' | 'search'>(undefined);
  const focusIfAwaited = (part: 'customer' | 'search') => (element: HTMLElement | null) => {
    if (!element || awaited.current !== part) return;
    awaited.current = undefined;
    element.focus();
  };
  const choose = (chosen: DraftCustomer | null) => {
    awaited.current = chosen ? 'customer' : 'search';
    forget();
    onChoose(chosen);
  };

  if (customer)
    return (
      <Panel title="Customer">
        <Chosen>
          <span>
            <StaffLink to={adminPaths.customer(customer.id)}>
              {customer.full_name || customer.email}
            </StaffLink>{' '}
            {customer.blocked && <Badge $tone="kumkum">Blocked</Badge>}
            <small>{contactOf(customer)}</small>
          </span>
          <Button
            ref={focusIfAwaited('customer')}
            type="button"
            $variant="quiet"
            $size="small"
            onClick={() => choose(null)}
          >
            Somebody else
          </Button>
        </Chosen>
      </Panel>
    );
  return (
    <Panel title="Customer">
      <Stack>
        <SearchField
          label="Find a customer"
          hint="Phone, e-mail or name of an account"
          name="find_customer"
          inputRef={focusIfAwaited('search')}
          busy={busy}
          onFind={find}
        />
        <Alert tone="error">{problem}</Alert>
        {hits?.length === 0 && (
          <Nothing role="status">No account is called that. Ask for an e-mail address.</Nothing>
        )}
        {hits && hits.length > 0 && (
          <FoundList aria-label="Found customers">
            {hits.map((hit) => (
              <Found key={hit.id}>
                <span>
                  {hit.full_name || 'Without a name'} {hit.blocked && <Badge $tone="kumkum">Blocked</Badge>}
                  <br />
                  <small>{contactOf(hit)}</small>
                </span>
                <Button
                  type="button"
                  $variant="secondary"
                  $size="small"
                  aria-label={`Choose ${hit.email}`}
                  onClick={() => choose(hit)}
                >
                  Choose
                </Button>
              </Found>
            ))}
          </FoundList>
        )}
        <TextField
          label="E-mail of somebody without an account"
          hint="Their order, its link and its invoice go there."
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={email}
          error={error}
          onInput={onMend}
          required={false}
        />
      </Stack>
    </Panel>
  );
}

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  align-items: center;
  justify-content: space-between;

  small {
    display: block;
    overflow-wrap: anywhere;
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }
`;
