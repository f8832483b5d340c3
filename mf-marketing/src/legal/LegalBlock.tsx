import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { s } from '@shop/ui';

const { legal } = shop;
const { grievanceOfficer } = legal;

/** Who answers for the shop, as the Consumer Protection (E-Commerce) Rules 2020 ask. */
export function LegalBlock() {
  return (
    <Card>
      <dl>
        <div>
          <dt>Legal entity</dt>
          <dd>{legal.entity}</dd>
        </div>
        <div>
          <dt>Registered address</dt>
          <dd>{legal.registeredAddress}</dd>
        </div>
        <div>
          <dt>GSTIN</dt>
          <dd>{legal.gstin}</dd>
        </div>
        <div>
          <dt>Customer care</dt>
          <dd>
            <a href={`mailto:${shop.contact.email}`}>{shop.contact.email}</a>, {shop.contact.phone}
          </dd>
        </div>
        <div>
          <dt>Grievance officer</dt>
          <dd>
            {grievanceOfficer.name}, <a href={`mailto:${grievanceOfficer.email}`}>{grievanceOfficer.email}</a>
            , {grievanceOfficer.phone}
          </dd>
        </div>
      </dl>
      <p>
        A complaint is acknowledged with a ticket number within {legal.acknowledgeWithinHours} hours and
        resolved within {legal.resolveWithin}.
      </p>
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.16')};
  padding: ${s('space.24')};
  border-left: 4px solid ${s('color.madder')};
  border-radius: ${s('radius.control')};
  background: ${s('color.surface')};

  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${s('space.12')};
    margin: 0;
  }

  dt {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }

  dd {
    margin: 0;
    font-weight: 500;
    /* An address is one long word. */
    overflow-wrap: anywhere;
  }
`;
