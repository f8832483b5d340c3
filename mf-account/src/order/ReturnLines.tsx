import styled from 'styled-components';
import { CheckboxField, s, SelectField } from '@shop/ui';
import { pieceName } from '../pieces/pieceName';
import type { ExchangeOption } from './fetchExchanges';
import type { ReturnableLine } from './orderTerms';
import { lineFields } from './readReturnLines';

interface Props {
  lines: ReturnableLine[];
  /** Other sizes to choose from; absent for a plain return. */
  exchanges?: ExchangeOption[];
  /** For what came broken or wrong, the same piece may be what is wanted. */
  mayBeSame: boolean;
}

/** Which pieces come back, how many of them, and what instead. */
export function ReturnLines({ lines, exchanges, mayBeSame }: Props) {
  return (
    <Group>
      <legend>Which items?</legend>
      {lines.map((line) => (
        <Line key={line.variantId}>
          <CheckboxField
            name={lineFields(line.variantId).chosen}
            label={pieceName(line)}
            defaultChecked={lines.length === 1}
          />
          {line.isFinalSale && <Note>Comes back only where it came broken or is not what you ordered.</Note>}
          <Choices>
            {line.left > 1 && (
              <SelectField
                label={`Quantity of ${line.name}`}
                name={lineFields(line.variantId).quantity}
                options={quantities(line.left)}
                defaultValue={String(line.left)}
              />
            )}
            {exchanges && (
              <SelectField
                label={`Instead of ${line.variant || line.name}`}
                name={lineFields(line.variantId).exchange}
                options={exchangeOptions(line, exchanges, mayBeSame)}
                defaultValue=""
              />
            )}
          </Choices>
        </Line>
      ))}
    </Group>
  );
}

const quantities = (left: number) =>
  Array.from({ length: left }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

function exchangeOptions(line: ReturnableLine, exchanges: ExchangeOption[], mayBeSame: boolean) {
  const found = exchanges.filter(
    ({ productId, variantId }) => productId === line.productId && (mayBeSame || variantId !== line.variantId),
  );
  return [
    {
      value: '',
      label: found.length > 0 ? 'Choose one' : mayBeSame ? 'Sold out' : 'There is no other',
    },
    ...found.map(({ variantId, label }) => ({ value: variantId, label: label || line.name })),
  ];
}

const Group = styled.fieldset`
  display: grid;
  gap: ${s('space.8')};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${s('space.4')};
    font-size: ${s('size.14')};
    font-weight: 600;
  }
`;

const Note = styled.p`
  margin: 0;
  padding-bottom: ${s('space.8')};
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: ${s('space.12')};
  padding-bottom: ${s('space.8')};
`;

const Line = styled.div`
  padding: ${s('space.4')} ${s('space.16')};
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.control')};

  /* Whoever chose how many of a piece took it for chosen. */
  &:not(:has(input:checked)) > ${Choices} {
    display: none;
  }
`;
