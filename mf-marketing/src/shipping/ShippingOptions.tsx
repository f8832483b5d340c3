import styled from 'styled-components';
import { formatRupees, serviceTerms, type ShopSettings } from '@shop/kernel/domain';
import { displayHeading, from, s } from '@shop/ui';

/** The ways an order can travel, as price tags. Fees are the shop's settings. */
export function ShippingOptions({ freeShippingAbove, standardShipping, expressShipping }: ShopSettings) {
  const options = [
    {
      name: 'Standard',
      price: formatRupees(standardShipping),
      days: serviceTerms.standardDays,
      note: 'To every PIN code we serve.',
    },
    {
      name: 'Free standard',
      price: formatRupees(0),
      days: serviceTerms.standardDays,
      note: `For goods above ${formatRupees(freeShippingAbove)}. At exactly ${formatRupees(freeShippingAbove)}, one rupee is missing.`,
    },
    {
      name: 'Express',
      price: formatRupees(expressShipping),
      days: serviceTerms.expressDays,
      note: 'In major cities.',
    },
  ];
  return (
    <Tags>
      {options.map(({ name, price, days, note }) => (
        <Tag key={name}>
          <h3>{name}</h3>
          <Price>{price}</Price>
          <Days>{days}</Days>
          <p>{note}</p>
        </Tag>
      ))}
    </Tags>
  );
}

const Tags = styled.ul`
  display: grid;
  gap: ${s('space.16')};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from('tablet')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** A swing tag with its punched hole. */
const Tag = styled.li`
  position: relative;
  display: grid;
  gap: ${s('space.4')};
  align-content: start;
  padding: ${s('space.48')} ${s('space.24')} ${s('space.24')};
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};

  &::before {
    content: '';
    position: absolute;
    top: ${s('space.16')};
    left: ${s('space.24')};
    width: 16px;
    height: 16px;
    border: 2px solid ${s('color.haldi')};
    border-radius: ${s('radius.round')};
    background: ${s('color.paper')};
  }

  h3 {
    margin: 0;
    font-size: ${s('size.18')};
  }

  p {
    color: ${s('color.ink2')};
  }
`;

const Price = styled.strong`
  ${displayHeading(48)}
  color: ${s('color.madder')};
`;

const Days = styled.span`
  font-weight: 600;
`;
