import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { indianStates, orderStatusNames } from '@shop/kernel/domain';
import { Button, s, SelectField, TextField } from '@shop/ui';
import { formTexts } from '../../forms/formText';
import { useListQuery } from '../../table/useListQuery';
import { filterNames, paymentChoices, traitChoices } from './orderFilter';

const all = { value: '', label: 'All' };
const states = [...indianStates].map((state) => ({ value: state, label: state }));
const steps = Object.entries(orderStatusNames).map(([value, label]) => ({ value, label }));

/** What the list is narrowed by. All of it stands in the address; nothing happens before it is applied. */
export function OrderFilters({ tags }: { tags: readonly string[] }) {
  const query = useListQuery();
  const used = filterNames.filter((name) => query.get(name) !== '').length;
  const [isOpen, setOpen] = useState(used > 0);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    query.go(formTexts(new FormData(event.currentTarget)));
  };
  const clear = Object.fromEntries(filterNames.map((name) => [name, '']));
  const field = (name: string) => ({ name, defaultValue: query.get(name) });
  return (
    <Fold open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{used > 0 ? `Filters (${used})` : 'Filters'}</summary>
      {/* Fields take what the address says whenever it says something else. */}
      <Fields key={query.params.toString()} onSubmit={handleSubmit}>
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
          {used > 0 && (
            <Button type="button" $variant="quiet" onClick={() => query.go(clear)}>
              Clear filters
            </Button>
          )}
        </Buttons>
      </Fields>
    </Fold>
  );
}

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
