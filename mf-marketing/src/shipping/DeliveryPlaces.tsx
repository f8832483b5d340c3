import styled from 'styled-components';
import { serviceTerms } from '@shop/kernel/domain';
import { displayHeading, from, s } from '@shop/ui';

/** Business days by place (spec §9, Shipping timing). */
export function DeliveryPlaces() {
  const places = [
    ...serviceTerms.deliveryByPlace,
    {
      place: 'Remote areas',
      example: 'Islands, hill districts, the North East',
      days: `+${serviceTerms.remoteExtraDays}`,
    },
  ];
  return (
    <List>
      {places.map(({ place, example, days }) => (
        <div key={place}>
          <dt>
            {place}
            <small>{example}</small>
          </dt>
          <dd>
            {days} <small>days</small>
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin: 0;
  border-top: 1px solid ${s('color.line')};

  div {
    display: flex;
    gap: ${s('space.16')};
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${s('space.16')};
    border-bottom: 1px solid ${s('color.line')};
  }

  dt {
    font-size: ${s('size.18')};
    font-weight: 600;
  }

  dt small {
    display: block;
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
    font-weight: 400;
  }

  dd {
    flex: none;
    margin: 0;
    color: ${s('color.madder')};
    ${displayHeading(36)}
  }

  dd small {
    color: ${s('color.ink2')};
    font: ${s('size.14')} ${s('font.text')};
  }

  ${from('desktop')} {
    dt {
      display: grid;
      flex: 1;
      grid-template-columns: 240px 1fr;
    }

    dt small {
      font-size: ${s('size.16')};
    }
  }
`;
