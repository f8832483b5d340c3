import styled from 'styled-components';
import { type Answer, unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees, pictureUrl } from '@shop/kernel/domain';
import { Link, linkTo, useChange } from '@shop/kernel/routing';
import { Alert, Button, s, Surface } from '@shop/ui';
import { pieceName } from '../pieces/pieceName';

type Waiting = Answer<'get_alerts'>[number];

interface Props {
  alerts: readonly Waiting[];
  /** One has ended and its row has left the list. */
  onStopped: () => void;
}

/** What a shopper waits for, each with its end. */
export const AlertList = ({ alerts, onStopped }: Props) => (
  <List aria-label="What I wait for">
    {alerts.map((alert) => (
      <li key={alert.id}>
        <AlertItem alert={alert} onStopped={onStopped} />
      </li>
    ))}
  </List>
);

function AlertItem({ alert, onStopped }: { alert: Waiting; onStopped: () => void }) {
  const { id, kind, product_id, name, image, variant_label, price, below, asked_at } = alert;
  const { busy, problem, run } = useChange();
  const what = pieceName({ name, variant: variant_label });
  const handleStop = async () => {
    const { done } = await run(
      (db) => unwrap(db.rpc('drop_alert', { p_id: id })),
      `We tell you no more about ${what}.`,
    );
    if (done) onStopped();
  };

  return (
    <Surface>
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
