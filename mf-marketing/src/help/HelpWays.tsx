import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { Button, Dialog, from, Icon, type IconName, s } from '@shop/ui';
import { ContactForm } from '../contact-form/ContactForm';

/** Call, e-mail, live chat (spec §2, Help centre). Chat takes a message, as nobody sits at it around the clock. */
export function HelpWays() {
  const [isChatting, setChatting] = useState(false);
  return (
    <>
      <Ways>
        <Way icon="phone" title="Call us" text={`${shop.businessHours}, Sunday ${shop.sundayHours}`}>
          <Button as="a" href={`tel:${shop.contact.phone.replaceAll(' ', '')}`} $variant="secondary">
            {shop.contact.phone}
          </Button>
        </Way>
        <Way
          icon="mail"
          title="E-mail us"
          text={`Answered within ${shop.emailReplyHours} hours, ${shop.supportHours}`}
        >
          <Button as="a" href={`mailto:${shop.contact.email}`} $variant="secondary">
            {shop.contact.email}
          </Button>
        </Way>
        <Way
          icon="info"
          title="Live chat"
          text="Leave a message; we answer by mail when nobody is at the counter"
        >
          <Button type="button" onClick={() => setChatting(true)}>
            Start a chat
          </Button>
        </Way>
      </Ways>
      {isChatting && (
        <Dialog title="Live chat" onClose={() => setChatting(false)} $width="640px">
          <ContactForm channel="chat" />
        </Dialog>
      )}
    </>
  );
}

interface Props {
  icon: IconName;
  title: string;
  text: string;
  children: ReactNode;
}

const Way = ({ icon, title, text, children }: Props) => (
  <div>
    <Icon name={icon} size={28} />
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
);

const Ways = styled.div`
  display: grid;
  /* With large text the address in its button is wider than a phone: it breaks there. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.24')};
  overflow-wrap: anywhere;

  ${from('desktop')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0;
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${s('space.4')};
    justify-items: start;
    align-content: start;

    ${from('desktop')} {
      padding-inline: ${s('space.32')};
      border-left: 2px dashed ${s('color.madder')};
    }
  }

  > div > i {
    color: ${s('color.madder')};
  }

  h2 {
    margin: ${s('space.8')} 0 0;
    font-size: ${s('size.18')};
  }

  p {
    margin-bottom: ${s('space.12')};
    color: ${s('color.ink2')};
  }
`;
