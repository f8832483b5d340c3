import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, from, s } from '@shop/ui';

const mailLink = `mailto:${shop.contact.email}?${new URLSearchParams({ subject: 'Return of my order' })}`;

/** Where to go when the page did not settle it. */
export function ReturnContacts() {
  return (
    <Bar aria-label="Need help with a return">
      <p>Something else about a return?</p>
      <div>
        <Button as={ActionLink} to={linkTo('contact')}>
          Contact us
        </Button>
        <Button as="a" href={mailLink} $variant="secondary">
          Mail about a return
        </Button>
        <Button as={ActionLink} to={linkTo('size-guide')} $variant="quiet">
          Size guide
        </Button>
      </div>
    </Bar>
  );
}

const Bar = styled.aside`
  display: grid;
  gap: ${s('space.16')};
  align-items: center;
  padding-block: ${s('space.24')};
  border-block: 1px solid ${s('color.line')};

  p {
    font-size: ${s('size.18')};
    font-weight: 600;
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${s('space.12')};
  }

  ${from('desktop')} {
    grid-template-columns: 1fr auto;
  }
`;
