import styled from 'styled-components';
import { formatRupees, type Quote } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { LinePicture } from '../line-picture/LinePicture';

export function QuoteLines({ lines }: Pick<Quote, 'lines'>) {
  return (
    <List aria-label="Items in this order">
      {lines.map((line) => (
        <Row key={line.variantId}>
          <LinePicture path={line.imagePath} width={56} />
          <div>
            <Name>{line.name}</Name>
            <Detail>
              {line.variant && `${line.variant} · `}
              {line.quantity} × {formatRupees(line.unitPrice)}
            </Detail>
          </div>
          <Amount>{formatRupees(line.lineTotal)}</Amount>
        </Row>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: 0 0 ${s('space.16')};
  list-style: none;
  border-bottom: 1px solid ${s('color.line')};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: ${s('space.12')};
`;

const Name = styled.p`
  font-weight: 550;
`;

const Detail = styled.p`
  font-size: ${s('size.14')};
  color: ${s('color.ink2')};
`;

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
`;
