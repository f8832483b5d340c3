import styled from 'styled-components';
import { formatRupees, type BagLine } from '@shop/kernel/domain';
import { useCart, useToast } from '@shop/kernel/react';
import { Link, links } from '@shop/kernel/routing';
import { from, IconButton, s, Stepper } from '@shop/ui';
import { LinePicture } from '../line-picture/LinePicture';
import { lineLimit, shortageText } from './lineStock';

/** One line of the bag: what it is, how many, what it costs, and the way out of the bag, which can be undone. */
export function CartLine({ line }: { line: BagLine }) {
  const { send } = useCart();
  const showToast = useToast();
  const shortage = shortageText(line);

  const handleRemove = () => {
    send({ type: 'remove', id: line.id });
    showToast({
      message: `${line.name} removed`,
      tone: 'info',
      action: { label: 'Undo', run: () => send({ type: 'add', line }) },
    });
  };

  return (
    <Row>
      <LinePicture path={line.picture?.path} width={96} />
      <Text>
        <ProductLink to={links.product(line.productId)}>{line.name}</ProductLink>
        {line.variant && <Detail>{line.variant}</Detail>}
        <Detail>{formatRupees(line.price)} each</Detail>
        {shortage && <Shortage>{shortage}</Shortage>}
      </Text>
      <Amount>{formatRupees(line.price * line.quantity)}</Amount>
      <Controls>
        <Stepper
          label={`Quantity of ${line.name}`}
          value={line.quantity}
          min={1}
          max={lineLimit(line)}
          onChange={(quantity) => send({ type: 'set-quantity', id: line.id, quantity })}
        />
        <IconButton label={`Remove ${line.name}`} icon="trash" onClick={handleRemove} />
      </Controls>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  grid-template-areas: 'picture text amount' 'picture controls controls';
  gap: ${s('space.8')} ${s('space.16')};
  padding-block: ${s('space.16')};
  border-bottom: 1px solid ${s('color.line')};

  > :first-child {
    grid-area: picture;
    align-self: start;
  }

  ${from('tablet')} {
    gap: ${s('space.8')} ${s('space.24')};
    padding-block: ${s('space.24')};
  }
`;

const Text = styled.div`
  grid-area: text;
`;

const ProductLink = styled(Link)`
  font-weight: 550;
  color: ${s('color.ink')};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const Detail = styled.p`
  font-size: ${s('size.14')};
  color: ${s('color.ink2')};
`;

const Shortage = styled.p`
  font-size: ${s('size.14')};
  color: ${s('color.amberText')};
`;

const Amount = styled.strong`
  grid-area: amount;
  font-variant-numeric: tabular-nums;
`;

const Controls = styled.div`
  grid-area: controls;
  display: flex;
  justify-content: space-between;
  align-items: center;
  align-self: end;
`;
