import { type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { IconButton, s, SelectField } from '@shop/ui';
import { Group, Legend } from './Group';

interface Option {
  value: string;
  label: string;
}

interface Props {
  legend: string;
  /** What the list to add from is called. */
  addLabel: string;
  /** Of the list to add from, which takes the focus when something is wrong. */
  name: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Beside a chosen one. */
  renderDetail?: (value: string) => ReactNode;
  error?: string | undefined;
  hint?: string | undefined;
}

/** Several out of many: what is chosen stands in a list, and more is added from a select. */
export function PickList({
  legend,
  addLabel,
  name,
  options,
  chosen,
  onChange,
  renderDetail,
  error,
  hint,
}: Props) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const left = options.filter(({ value }) => !chosen.includes(value));
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const handleRemove = (value: string) => {
    onChange(chosen.filter((each) => each !== value));
    // The button that was pressed is gone; whoever uses a keyboard goes on from the list.
    group.current?.querySelector('select')?.focus();
  };
  return (
    <Group ref={group} aria-labelledby={id}>
      <Legend id={id}>{legend}</Legend>
      {chosen.length > 0 && (
        <Chosen>
          {chosen.map((value) => (
            <li key={value}>
              <span>{labelOf(value)}</span>
              {renderDetail?.(value)}
              <IconButton
                label={`Remove ${labelOf(value)}`}
                icon="close"
                onClick={() => handleRemove(value)}
              />
            </li>
          ))}
        </Chosen>
      )}
      <SelectField
        label={addLabel}
        name={name}
        value=""
        error={error}
        hint={hint}
        onChange={(event) => event.target.value && onChange([...chosen, event.target.value])}
        options={[{ value: '', label: left.length > 0 ? 'Choose…' : 'Nothing left' }, ...left]}
      />
    </Group>
  );
}

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${s('space.8')};
    align-items: center;
    padding-left: ${s('space.12')};
    border: 1px solid ${s('color.line')};
    border-radius: ${s('radius.control')};
    background: ${s('color.paper')};
    font-size: ${s('size.14')};
  }
`;
