import { type RefObject, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { laterPart, Link, linkTo } from '@shop/kernel/routing';
import { besideField, Button, Icon, s, TextField } from '@shop/ui';
import type { Quote } from '../ordering/quoteOrder';
import { couponCodeOf, longestCode } from './couponCodeOf';

interface Props {
  /** The wanted code. */
  code: string | undefined;
  /** What the server says about it; absent until it has answered. */
  quote:
    | Pick<Quote, 'coupon' | 'couponProblem' | 'couponAside' | 'couponSaving' | 'offers' | 'nearPromotion'>
    | undefined;
  busy: boolean;
  /** An empty code takes the coupon off. */
  onChange: (code: string) => void;
}

// Comes with the first suggestion: bag and checkout are shown before the database has one. It is a help: without its
// code there is none.
const offerHint = laterPart(
  async () => (await import(/* webpackChunkName: "offer-hint" */ './OfferHint')).OfferHint,
);

/** One coupon an order: typed, linked, copied from the list or suggested, and judged by the server. */
export function CouponBox(props: Props) {
  const { code, quote, onChange } = props;
  const [typed, setTyped] = useState(code ?? '');
  const box = useRef<HTMLDivElement>(null);
  // Its button goes away once the coupon counts.
  const handleApply = (offered: string) => {
    box.current?.focus();
    // Where it stands beside its error, should the server refuse it.
    setTyped(offered);
    onChange(offered);
  };
  return (
    <Box ref={box} tabIndex={-1}>
      <CouponField {...props} box={box} typed={typed} setTyped={setTyped} />
      {quote && (quote.offers.best ?? quote.offers.near ?? quote.nearPromotion) && (
        <Suspense>
          <offerHint.Part
            offers={quote.offers}
            promotion={quote.nearPromotion}
            saved={quote.coupon ? quote.couponSaving : 0}
            onApply={handleApply}
          />
        </Suspense>
      )}
    </Box>
  );
}

interface FieldProps extends Props {
  box: RefObject<HTMLElement | null>;
  typed: string;
  setTyped: (typed: string) => void;
}

function CouponField({ code, quote, busy, onChange, box, typed, setTyped }: FieldProps) {
  const [empty, setEmpty] = useState(false);
  const applied = code !== undefined && quote?.coupon?.id === code ? quote.coupon : undefined;
  const aside = code !== undefined && quote?.couponAside?.id === code ? quote.couponAside : undefined;
  const problem = code !== undefined && !busy ? quote?.couponProblem?.message : undefined;

  const shown = applied ?? aside;

  // What was pressed goes with its coupon or its field, or is disabled meanwhile: the focus would be lost.
  const isPressed = useRef(false);
  const change = (wanted: string) => {
    isPressed.current = true;
    onChange(wanted);
  };
  useEffect(() => {
    if (busy || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) box.current?.focus();
  }, [busy, shown?.id, problem, box]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = couponCodeOf(typed);
    setEmpty(!wanted);
    if (wanted) change(wanted);
  };

  const handleRemove = () => {
    setTyped('');
    change('');
  };

  if (shown)
    return (
      <Applied role="status" $aside={!applied}>
        <Icon name="tag" size={20} />
        {applied ? (
          <span>
            <strong>{applied.id}</strong> saves you {formatRupees(quote?.couponSaving ?? 0)}
            <Title>{applied.title}</Title>
          </span>
        ) : (
          <span>
            <strong>{shown.id}</strong> is set aside
            <Title>{aside?.message}</Title>
          </span>
        )}
        <Button
          type="button"
          $variant="quiet"
          $size="small"
          aria-label={`Remove coupon ${shown.id}`}
          onClick={handleRemove}
        >
          Remove
        </Button>
      </Applied>
    );

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Row>
        <TextField
          label="Coupon code"
          name="coupon"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={longestCode}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={empty ? 'Type a coupon code first.' : problem}
        />
        <Button type="submit" $variant="secondary" $busy={busy}>
          Apply
        </Button>
      </Row>
      <Below>
        <Link to={linkTo('coupons')}>See all coupons</Link>
        {problem && (
          <Button type="button" $variant="quiet" $size="small" $flush onClick={handleRemove}>
            Continue without a coupon
          </Button>
        )}
      </Below>
    </form>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${s('space.8')};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${s('space.8')};

  > :first-child {
    flex: 1 1 8rem;
    min-width: 0;
  }

  > button {
    ${besideField}
  }

  input {
    text-transform: uppercase;
  }
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  min-height: 36px;
  font-size: ${s('size.14')};
`;

const Applied = styled.div<{ $aside: boolean }>`
  display: flex;
  gap: ${s('space.12')};
  align-items: center;
  padding: ${s('space.8')} ${s('space.12')};
  border: 1px dashed ${({ $aside }) => s($aside ? 'color.lineStrong' : 'color.neem')};
  border-radius: ${s('radius.control')};
  background: ${({ $aside }) => s($aside ? 'color.sunk' : 'color.tintSuccess')};

  > span {
    flex: 1;
    min-width: 0;
  }

  > i {
    color: ${({ $aside }) => s($aside ? 'color.ink2' : 'color.neem')};
  }
`;

const Title = styled.span`
  display: block;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
