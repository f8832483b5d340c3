import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { s } from '@shop/ui';

const { entity, registeredAddress, gstin, grievanceOfficer, acknowledgeWithinHours, resolveWithin } =
  shop.legal;

/** Who answers for the shop and for complaints, on every page (Consumer Protection (E-Commerce) Rules 2020). */
export function LegalImprint() {
  return (
    <Imprint>
      <p>
        {entity}, {registeredAddress}. GSTIN {gstin}.
      </p>
      <p>
        Grievance officer: {grievanceOfficer.name},{' '}
        <a href={`mailto:${grievanceOfficer.email}`}>{grievanceOfficer.email}</a>, {grievanceOfficer.phone}.
        Complaints are acknowledged within {acknowledgeWithinHours} hours and resolved within {resolveWithin}.
      </p>
    </Imprint>
  );
}

const Imprint = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.4')};
  padding-block: ${s('space.24')} ${s('space.4')};
  border-top: 1px solid ${s('color.lineOnDark')};
  color: ${s('color.onDark2')};
  font-size: ${s('size.14')};
  overflow-wrap: anywhere;

  a {
    text-decoration: underline;
  }
`;
