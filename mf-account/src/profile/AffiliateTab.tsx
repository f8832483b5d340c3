import { useState } from 'react';
import styled from 'styled-components';
import { affiliateTiers } from '@shop/kernel/domain';
import { useToast } from '@shop/kernel/react';
import { Link, links } from '@shop/kernel/routing';
import { Button, s, Surface, TextField } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { useDelayed } from '../timing/useDelayed';

const copiedFor = 2000;
const highestPercent = Math.max(...affiliateTiers.map(({ percent }) => percent));

/** The shopper's code and the link that carries it (spec §9, Affiliate). */
export function AffiliateTab({ code }: { code: string }) {
  const showToast = useToast();
  const [copied, setCopied] = useState(false);
  useDelayed(copied, copiedFor, () => setCopied(false));
  const referral = `${location.origin}${links.register()}?${new URLSearchParams({ ref: code })}`;

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(referral);
      setCopied(true);
    } catch {
      showToast({
        message: 'Your browser does not let us copy. Please copy the link by hand.',
        tone: 'error',
      });
    }
  };

  return (
    <Surface>
      <CardHeading>Your referral link</CardHeading>
      <Stack>
        <p>
          Share it, and earn up to {highestPercent}% on what your friends order. Joining is free.{' '}
          <Link to={links.affiliateProgram()}>How the programme works</Link>
        </p>
        <TextField label="Affiliate code" name="affiliateCode" value={code} readOnly />
        <TextField label="Referral link" name="referralLink" value={referral} readOnly />
        <Button type="button" $variant="primary" onClick={() => void handleCopy()}>
          {copied ? 'Copied!' : 'Copy link'}
        </Button>
      </Stack>
    </Surface>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
  justify-items: start;
  max-width: 32rem;

  > :not(button) {
    width: 100%;
  }
`;
