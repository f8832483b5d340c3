import styled from 'styled-components';
import { Alert, Badge, displayHeading, from, s, Timeline } from '@shop/ui';
import type { Tracking } from './tracking';

/** Where a parcel is, and its way (spec §2, Track order). */
export function TrackingCard({ tracking }: { tracking: Tracking }) {
  const {
    orderNumber,
    status,
    tone,
    estimatedDelivery,
    deliveredOn,
    currentLocation,
    timeline,
    parcels,
    isDemo,
  } = tracking;
  const day = deliveredOn ?? estimatedDelivery;
  return (
    <Card aria-label={`Order ${orderNumber}`}>
      {isDemo && (
        <Alert tone="info">
          Demo: no order of this number belongs to this e-mail address, so the beta shows a sample. Nothing of
          this is on its way.
        </Alert>
      )}
      <Head>
        <h2>Order {orderNumber}</h2>
        <Badge $tone={tone}>{status}</Badge>
      </Head>
      <Facts>
        <div>
          <dt>Current location</dt>
          <dd>{currentLocation || '–'}</dd>
        </div>
        {day && (
          <div>
            <dt>{deliveredOn ? 'Delivered on' : 'Estimated delivery'}</dt>
            <dd>{day}</dd>
          </div>
        )}
      </Facts>
      <Timeline steps={timeline} />
      {parcels.length > 0 && (
        <Parcels aria-label="Parcels of this order">
          {parcels.map(({ title, detail }) => (
            <li key={title}>
              <strong>{title}</strong>
              <br />
              {detail}
            </li>
          ))}
        </Parcels>
      )}
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  gap: ${s('space.24')};
`;

const Parcels = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')} ${s('space.16')};
  align-items: center;

  h2 {
    ${displayHeading(28)}
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${s('space.16')};
  margin: 0;
  padding-block: ${s('space.16')};
  border-block: 1px solid ${s('color.line')};

  ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  dt {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }

  dd {
    margin: 0;
    font-size: ${s('size.18')};
    font-weight: 600;
  }
`;
