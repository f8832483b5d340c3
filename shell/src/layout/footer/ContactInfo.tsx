import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { forFingers, Icon, s } from '@shop/ui';

/** Where and when the shop can be reached. */
export function ContactInfo() {
  const { address, phone, email } = shop.contact;
  return (
    <Lines>
      <li>
        <Icon name="map-pin" size={18} /> {address}
      </li>
      <li>
        <Icon name="phone" size={18} /> <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      </li>
      <li>
        <Icon name="mail" size={18} /> <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li>
        <Icon name="clock" size={18} /> {shop.businessHours}
      </li>
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${s('space.8')};
  ${forFingers} {
    gap: 20px;
  }
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${s('space.12')};
  }

  a {
    overflow-wrap: anywhere;
    padding-block: 10px;
    margin-block: -10px;
  }

  i {
    margin-top: 3px;
    color: ${s('color.haldi')};
  }
`;
