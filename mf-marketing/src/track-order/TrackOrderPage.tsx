import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { orderCourse, orderStatusNames, shop } from '@shop/kernel/domain';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Alert, Button, displayHeading, from, s, Timeline } from '@shop/ui';
import { ArchAlone } from '../art/ArchAlone';
import { InfoPage } from '../page/InfoPage';
import { TrackingCard } from './TrackingCard';
import { TrackOrderForm } from './TrackOrderForm';
import { useTracking } from './useTracking';

export function Component() {
  const { action, tracking, track } = useTracking();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tracking) result.current?.scrollIntoView?.({ block: 'nearest' });
  }, [tracking]);

  return (
    <InfoPage
      page={linkTo('track-order')}
      title="Track Your Order"
      description={`See where your ${shop.name} parcel is: enter the order number and the e-mail address of the order.`}
      ground="color.tintWheels"
      print="patang"
      intro="Two things from your confirmation mail, and you see where the parcel is."
      art={<ArchAlone piece="kesari-rickshaw" />}
    >
      <Desk>
        <div>
          <TrackOrderForm action={action} track={track} />
        </div>
        <div ref={result} aria-live="polite">
          {!tracking && !action.problem && <TheWay />}
          {tracking && <TrackingCard tracking={tracking} />}
          <Alert tone="error">{action.problem}</Alert>
        </div>
        <Help aria-labelledby="need-help">
          <h2 id="need-help">Need Help?</h2>
          <p>Parcel late, or the wrong one? We look after it.</p>
          <div>
            <Button as={ActionLink} to={linkTo('contact')} $variant="secondary">
              Contact us
            </Button>
            <Button as={ActionLink} to={linkTo('returns')} $variant="quiet">
              Return or exchange
            </Button>
          </div>
        </Help>
      </Desk>
    </InfoPage>
  );
}

const TheWay = () => (
  <section aria-labelledby="the-way">
    <WayHeading id="the-way">How a parcel travels</WayHeading>
    <Timeline steps={orderCourse.map((status) => ({ title: orderStatusNames[status], done: false }))} />
  </section>
);

const WayHeading = styled.h2`
  ${displayHeading(28)}
  margin-bottom: ${s('space.24')};
`;

const Desk = styled.div`
  display: grid;
  gap: ${s('space.32')};
  grid-template-columns: minmax(0, 1fr);

  ${from('desktop')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    grid-template-areas: 'form result' 'help result';
    grid-template-rows: auto 1fr;
    gap: ${s('space.32')} ${s('space.72')};

    > :nth-child(2) {
      grid-area: result;
    }
  }
`;

const Help = styled.section`
  display: grid;
  gap: ${s('space.8')};
  align-content: start;

  h2 {
    ${displayHeading(22)}
  }

  p {
    color: ${s('color.ink2')};
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${s('space.12')};
    margin-top: ${s('space.8')};
  }
`;
