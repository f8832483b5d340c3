import styled from 'styled-components';
import { CheckboxLine, s } from '@shop/ui';
import type { columnsOf } from './columns';

interface Props {
  columns: ReturnType<typeof columnsOf>;
  shown: ReadonlySet<string>;
  onChange: (shown: ReadonlySet<string>) => void;
}

/** Which columns the table has. Attributes, of which there may be forty, are folded away. */
export function ColumnChoice({ columns, shown, onChange }: Props) {
  const isAttribute = ({ id }: Props['columns'][number]) => id.startsWith('attributes.');
  const attributes = columns.filter(isAttribute);
  const lines = (of: Props['columns']) => (
    <Lines>
      {of.map(({ id, label }) => (
        <CheckboxLine
          key={id}
          checked={shown.has(id)}
          onChange={(event) => {
            const next = new Set(shown);
            if (event.target.checked) next.add(id);
            else next.delete(id);
            onChange(next);
          }}
        >
          {label}
        </CheckboxLine>
      ))}
    </Lines>
  );
  return (
    <Columns>
      <legend>Columns</legend>
      {lines(columns.filter((column) => !isAttribute(column)))}
      {attributes.length > 0 && (
        <details>
          <summary>Attributes ({attributes.length})</summary>
          {lines(attributes)}
        </details>
      )}
    </Columns>
  );
}

const Columns = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;

  legend,
  summary {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
    font-weight: 600;
  }

  summary {
    width: max-content;
    min-height: 32px;
    cursor: pointer;
  }
`;

const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${s('space.16')};
`;
