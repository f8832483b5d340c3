import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { useCart } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { Button, from, Icon, s, Stepper, useRestoreFocus } from '@shop/ui';
import type { CheckedLine } from '../bag-check/checkedLines';
import { LinePicture } from '../line-picture/LinePicture';
import { lineLimit, lineProblem } from './lineStock';
import { useLineActions } from './useLineActions';

interface Props {
  line: CheckedLine;
  /** The shopper agrees to a price that changed. */
  onPriceAccepted: () => void;
}

/** One line of the bag: what it is, how many, what it costs, what is wrong with it, and the ways out of the bag. */
export function CartLine({ line, onPriceAccepted }: Props) {
  const { send } = useCart();
  const { remove, moving, moveToWishlist } = useLineActions(line);
  const row = useRestoreFocus<HTMLLIElement>(moving);
  const problem = lineProblem(line);
  const unavailable = line.gone || line.maxStock === 0;

  return (
    <Row ref={row}>
      <LinePicture path={line.picture?.path} width={96} dimmed={unavailable} />
      <Text>
        <ProductLink to={linkTo('product', { id: line.productId })}>{line.name}</ProductLink>
        <Detail>
          {line.variant && `${line.variant} · `}
          {formatRupees(line.price)} each
        </Detail>
        {line.discount > 0 && (
          <Off>
            {line.promotions.join(' · ')}: −{formatRupees(line.discount)}
            {line.together.length > 0 && <Detail as="span"> together with {line.together.join(', ')}</Detail>}
          </Off>
        )}
      </Text>
      <Amount>{formatRupees(line.price * line.quantity)}</Amount>
      <Quantity>
        {!unavailable && (
          <Stepper
            label={`Quantity of ${line.name}`}
            value={line.quantity}
            min={1}
            max={lineLimit(line)}
            onChange={(quantity) => send({ type: 'set-quantity', id: line.id, quantity })}
          />
        )}
      </Quantity>
      <Ways>
        <Button
          type="button"
          $variant="quiet"
          $size="small"
          $flush
          aria-label={`Move to wishlist: ${line.name}`}
          $busy={moving}
          onClick={() => void moveToWishlist()}
        >
          <Icon name="heart" size={16} /> Move to wishlist
        </Button>
        <Button
          type="button"
          $variant="quiet"
          $size="small"
          $flush
          aria-label={`Remove ${line.name}`}
          onClick={remove}
        >
          <Icon name="trash" size={16} /> Remove
        </Button>
      </Ways>
      {problem && (
        <Problem>
          <Icon name="alert" size={18} />
          <span>{problem}</span>
          {line.seenPrice !== undefined && !unavailable && (
            <Button
              type="button"
              $variant="secondary"
              $size="small"
              aria-label={`Accept ${formatRupees(line.price)} for ${line.name}`}
              onClick={onPriceAccepted}
            >
              Accept {formatRupees(line.price)}
            </Button>
          )}
        </Problem>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  grid-template-areas: 'picture text amount' 'picture stepper stepper' 'ways ways ways' 'problem problem problem';
  gap: ${s('space.8')} ${s('space.16')};
  padding-block: ${s('space.16')};
  border-bottom: 1px solid ${s('color.line')};

  > :first-child {
    grid-area: picture;
    align-self: start;
  }

  ${from('tablet')} {
    grid-template-areas: 'picture text amount' 'picture stepper ways' 'problem problem problem';
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

const Off = styled(Detail)`
  color: ${s('color.neem')};
  font-weight: 550;
`;

const Problem = styled.div`
  grid-area: problem;
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  align-items: center;
  margin-top: ${s('space.4')};
  padding: ${s('space.8')} ${s('space.12')};
  border-radius: ${s('radius.control')};
  background: ${s('color.tintError')};
  font-size: ${s('size.14')};
  font-weight: 550;

  > span {
    flex: 1;
  }

  > i {
    color: ${s('color.kumkum')};
  }
`;

const Amount = styled.strong`
  grid-area: amount;
  justify-self: end;
  font-variant-numeric: tabular-nums;
`;

const Quantity = styled.div`
  grid-area: stepper;
  align-self: end;
`;

const Ways = styled.div`
  grid-area: ways;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-self: end;
  gap: 0 ${s('space.32')};
`;
