import styled from 'styled-components';
import { affiliateTerms } from '@shop/kernel/domain';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, ClothStrip, displayHeading, from, s } from '@shop/ui';

const highestPercent = Math.max(...affiliateTerms.tiers.map(({ percent }) => percent));

/** Invitation to the affiliate programme; leads to sign-up (spec §2, Home). */
export function AffiliateInvitation() {
  return (
    <Panel aria-labelledby="affiliate">
      <ClothStrip $print="patang" />
      <Words>
        <div>
          <Heading id="affiliate">Share the craft, earn up to {highestPercent}%</Heading>
          <Text>
            Join our affiliate programme free of charge. Share what you love with your own link and earn a
            commission on every order, paid on the 1st of each month.
          </Text>
        </div>
        <Button as={ActionLink} to={linkTo('register')} $size="large">
          Become an affiliate
        </Button>
      </Words>
    </Panel>
  );
}

const Panel = styled.section`
  overflow: hidden;
  border-radius: ${s('radius.panel')};
  background: ${s('color.tintWomen')};
`;
const Words = styled.div`
  display: grid;
  align-items: center;
  justify-items: start;
  gap: ${s('space.24')};
  padding: ${s('space.32')} ${s('space.24')};
  ${from('desktop')} {
    grid-template-columns: 1fr auto;
    padding: ${s('space.48')};
  }
`;
const Heading = styled.h2`
  ${displayHeading(36)}
`;
const Text = styled.p`
  max-width: 62ch;
  margin: ${s('space.12')} 0 0;
`;
