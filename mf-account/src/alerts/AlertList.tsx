import styled from 'styled-components';
import { type Answer, unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees, pictureUrl } from '@shop/kernel/domain';
import { Link, linkTo, useChange } from '@shop/kernel/routing';
import { Alert, Button, s, Surface, useRestoreFocus } from '@shop/ui';
import { pieceName } from '../pieces/pieceName';

type Waiting = Answer<'get_alerts'>[number];

/** What a shopper waits for, each with its end. */
export const AlertList = ({ alerts }: { alerts: readonly Waiting[] }) => (
  <List aria-label="What I wait for">
    {alerts.map((alert) => (
      <AlertItem key={alert.id} alert={alert} />
    ))}
  </List>
);

function AlertItem({ alert }: { alert: Waiting }) {
  const { id, kind, product_id, name, image, variant_label, price, below, asked_at } = alert;
  const { busy, problem, run } = useChange();
  const row = useRestoreFocus<HTMLLIElement>(busy);
  const what = pieceName({ name, variant: variant_label });
  const handleStop = async () => {
    await run((db) => unwrap(db.rpc('drop_alert', { p_id: id })), `We tell you no more about ${what}.`);
  };

  return (
    <Surface as="li" ref={row} tabIndex={-1}>
      <Row>
        {image && <Thumb src={pictureUrl(image, 320)} alt="" width={64} height={80} loading="lazy" />}
        <Words>
          <Name to={linkTo('product', { id: product_id })}>{what}</Name>
          <p>
            {kind === 'stock'
              ? `When it is back · now ${formatRupees(price)}`
              : `When it costs less than ${formatRupees(below ?? price)} · now ${formatRupees(price)}`}
          </p>
          <p>Since {formatDate(asked_at, 'day')}</p>
        </Words>
        <Button
          type="button"
          $variant="secondary"
          $size="small"
          $busy={busy}
          aria-label={`Stop: ${what}`}
          onClick={() => void handleStop()}
        >
          Stop
        </Button>
      </Row>
      <Alert tone="error">{problem}</Alert>
    </Surface>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.div`
  display: flex;
  gap: ${s('space.16')};
  align-items: center;
`;

const Thumb = styled.img`
  flex: none;
  border-radius: ${s('radius.control')};
  object-fit: cover;
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;

  p {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }
`;

const Name = styled(Link)`
  color: ${s('color.ink')};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
