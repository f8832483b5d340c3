import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { Alert, Button, depth, from, s, until, visuallyHidden } from '@shop/ui';

interface Props {
  /** Rupees left to pay. */
  amountDue: number;
  /** Why the last attempt was refused. */
  refusal: string | undefined;
  /** The payment follows at once. */
  paysNow: boolean;
  disabled: boolean;
  busy: boolean;
  onPlace: () => void;
}

/** What the order comes to and the button that places it: always on a phone's screen, under the review on a wide one. */
export function PlaceBar({ amountDue, refusal, paysNow, disabled, busy, onPlace }: Props) {
  return (
    <Bar data-foot-bar>
      <Alert tone="error">{refusal}</Alert>
      <Row>
        <Due>
          <span>You pay</span> <strong>{formatRupees(amountDue)}</strong>
        </Due>
        <Button
          type="button"
          $variant="primary"
          $size="large"
          $block
          disabled={disabled}
          $busy={busy}
          onClick={onPlace}
        >
          {/* One text: what stands in a button by itself stands apart. */}
          <span>Place order{paysNow && <Payment> and pay {formatRupees(amountDue)}</Payment>}</span>
        </Button>
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: ${depth('sticky')};
  bottom: 0;
  display: grid;
  gap: ${s('space.12')};
  margin-inline: calc(-1 * ${s('space.16')});
  padding: ${s('space.12')} ${s('space.16')};
  border-top: 1px solid ${s('color.line')};
  background: ${s('color.paper')};

  ${from('tablet')} {
    margin-inline: calc(-1 * ${s('space.24')});
    padding-inline: ${s('space.24')};
  }
  ${from('desktop')} {
    position: static;
    margin: 0;
    padding: ${s('space.16')} 0 0;
    border: 0;
    background: none;
  }
`;

/** With large text the sum gets a line of its own: beside it the button would be four lines high and cover the page. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.4')} ${s('space.16')};
  align-items: center;

  > button {
    flex: 1000 1 9rem;
    padding-inline: ${s('space.12')};
  }
`;

/** Phones show the sum beside the button, whose words then stand on one line. */
const Payment = styled.span`
  ${until('desktop')} {
    ${visuallyHidden}
  }
`;

const Due = styled.p`
  display: flex;
  flex: 1 0 min-content;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  column-gap: ${s('space.12')};
  font-variant-numeric: tabular-nums;

  span {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
    white-space: nowrap;
  }

  strong {
    font-size: ${s('size.18')};
  }

  ${from('desktop')} {
    display: none;
  }
`;
