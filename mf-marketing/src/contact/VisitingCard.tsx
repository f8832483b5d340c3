import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { BrandMark, ClothStrip, displayHeading, s } from '@shop/ui';

const { contact } = shop;

const hours = [
  ['Shop and phone', shop.businessHours],
  ['Sunday', shop.sundayHours],
  ['E-mail and WhatsApp', `${shop.supportHours}, answered within ${shop.emailReplyHours} hours`],
] as const;

/** Every way to reach the shop, on one printed card. */
export function VisitingCard() {
  return (
    <Card aria-label="How to reach us">
      <ClothStrip $print="spark" />
      <Inside>
        <BrandMark size={64} />
        <Name>{shop.name}</Name>
        <address>{contact.address}</address>
        <Ways>
          <li>
            <span>Call</span>
            <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
          </li>
          <li>
            <span>E-mail</span>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
          <li>
            <span>WhatsApp</span>
            <a href={shop.social.whatsapp} rel="noopener" target="_blank">
              Message us
            </a>
          </li>
        </Ways>
        <Hours>
          {hours.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Hours>
      </Inside>
    </Card>
  );
}

const Card = styled.section`
  overflow: hidden;
  border-radius: ${s('radius.card')};
  background: ${s('color.ink')};
  color: ${s('color.onDark')};
`;

const Inside = styled.div`
  display: grid;
  gap: ${s('space.16')};
  padding: ${s('space.32')} ${s('space.24')};

  address {
    color: ${s('color.onDark2')};
    font-style: normal;
  }

  a {
    color: ${s('color.haldi')};
  }

  a:focus-visible {
    outline-color: ${s('color.haldi')};
  }
`;

const Name = styled.h2`
  ${displayHeading(36)}
`;

const Ways = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border-top: 1px solid ${s('color.lineOnDark')};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 4.75rem minmax(0, 1fr);
    align-items: center;
    min-height: 48px;
    border-bottom: 1px solid ${s('color.lineOnDark')};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }

  span {
    color: ${s('color.onDark2')};
    font-size: ${s('size.14')};
  }
`;

const Hours = styled.dl`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;

  dt {
    color: ${s('color.onDark2')};
    font-size: ${s('size.14')};
  }

  dd {
    margin: 0;
  }
`;
