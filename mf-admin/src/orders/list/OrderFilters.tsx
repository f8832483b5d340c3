import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { indianStates, orderStatusNames } from '@shop/kernel/domain';
import { Link } from '@shop/kernel/routing';
import { Button, s, SelectField, TextField } from '@shop/ui';
import { formTexts } from '../../forms/formText';
import { Rebuilt } from '../../forms/Rebuilt';
import { queryWith } from '../../table/queryWith';
import { useListQuery } from '../../table/useListQuery';
import type { OrderSummary } from '../orderRecord';
import { filterNames, paymentChoices, traitChoices } from './orderFilter';

interface Props {
  tags: readonly string[];
  /** Those that the list shows. */
  rows: readonly OrderSummary[];
  /** What the product type of the address is called, where there is such a one. */
  typeName: string | undefined;
}

const narrowing = ['status', ...filterNames] as const;
const all = { value: '', label: 'All' };
const states = [...indianStates].map((state) => ({ value: state, label: state }));
const steps = Object.entries(orderStatusNames).map(([value, label]) => ({ value, label }));

/** What the list is narrowed by. All of it stands in the address; nothing happens before it is applied. */
export function OrderFilters({ tags, rows, typeName }: Props) {
  const query = useListQuery();
  const used = narrowing.filter((name) => query.get(name) !== '');
  // The state alone is chosen above, among the views; what has no field is named below.
  const [isOpen, setOpen] = useState(used.some((name) => !['status', 'customer', 'type'].includes(name)));
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    query.go(formTexts(new FormData(event.currentTarget)));
  };
  const clear = Object.fromEntries(narrowing.map((name) => [name, '']));
  const field = (name: string) => ({ name, defaultValue: query.get(name) });
  // Other pages lead here with these; they have no field.
  const named = [
    { name: 'customer', text: `Only orders of ${rows[0]?.name || rows[0]?.email || 'one customer'}` },
    { name: 'type', text: `Only orders with the product type ${typeName ?? query.get('type')}` },
  ].filter(({ name }) => query.get(name) !== '');
  return (
    <>
      {named.map(({ name, text }) => (
        <Named key={name}>
          {text}. <Link to={queryWith({ [name]: '' })}>Show all</Link>
        </Named>
      ))}
      <Fold open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{used.length > 0 ? `Filters (${used.length})` : 'Filters'}</summary>
        {/* Fields take what the address says whenever it says something else. */}
        <Rebuilt version={query.params.toString()}>
          <Fields onSubmit={handleSubmit}>
            <TextField label="Placed from" type="date" {...field('from')} />
            <TextField label="Placed to" type="date" {...field('to')} />
            <SelectField
              label="State of the order"
              {...field('status')}
              options={[
                all,
                ...steps,
                { value: 'sold', label: 'All that stand' },
                { value: 'returns', label: 'Open returns' },
              ]}
            />
            <SelectField label="Payment" {...field('payment')} options={[all, ...paymentChoices]} />
            <TextField label="Amount from (₹)" inputMode="numeric" pattern="\d{1,8}" {...field('min')} />
            <TextField label="Amount to (₹)" inputMode="numeric" pattern="\d{1,8}" {...field('max')} />
            <SelectField label="State of delivery" {...field('state')} options={[all, ...states]} />
            <TextField label="City" maxLength={60} {...field('city')} />
            <TextField
              label="PIN code, or its beginning"
              inputMode="numeric"
              pattern="[1-9](\d|\d\d|\d{5})"
              title="Two, three or six figures"
              {...field('pin')}
            />
            <SelectField
              label="Tag"
              {...field('tag')}
              options={[all, ...tags.map((tag) => ({ value: tag, label: tag }))]}
            />
            <SelectField label="With" {...field('with')} options={[all, ...traitChoices]} />
            <Buttons>
              <Button type="submit">Apply</Button>
              {used.length > 0 && (
                <Button type="button" $variant="quiet" onClick={() => query.go(clear)}>
                  Clear filters
                </Button>
              )}
            </Buttons>
          </Fields>
        </Rebuilt>
      </Fold>
    </>
  );
}

const Named = styled.p`
  margin: 0;
  font-size: ${s('size.15')};
`;

const Fold = styled.details`
  summary {
    width: fit-content;
    padding: ${s('space.8')} 0;
    font-size: ${s('size.15')};
    font-weight: 600;
    cursor: pointer;
  }
`;

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${s('space.12')};
  align-items: end;
  padding: ${s('space.16')};
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};

  button {
    min-height: 48px;
  }
`;
