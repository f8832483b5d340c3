import { useState } from 'react';
import styled from 'styled-components';
import { affiliateTerms } from '@shop/kernel/domain';
import { usePlatform, useToast } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { Button, Icon, s, Surface, TextField } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { useDelayed } from '../timing/useDelayed';

const copiedFor = 2000;
const highestPercent = Math.max(...affiliateTerms.tiers.map(({ percent }) => percent));

/** The shopper's code and the link that carries it, to copy or to share. */
export function ReferralCard({ code }: { code: string }) {
  const showToast = useToast();
  const [copied, setCopied] = useState(false);
  useDelayed(copied, copiedFor, () => setCopied(false));
  const referral = location.origin + (usePlatform().links.resolve(linkTo('home', { ref: code })) ?? '');

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
  // Rejects when the shopper closes the sheet without choosing, which is nothing to report.
  const handleShare = () => void navigator.share({ url: referral }).catch(() => undefined);

  return (
    <Surface>
      <CardHeading>Your referral link</CardHeading>
      <Stack>
        <p>
          Share it, and earn up to {highestPercent}% on what your friends order within 30 days. Your own
          orders do not count. <Link to={linkTo('affiliate-program')}>How the programme works</Link>
        </p>
        <TextField label="Affiliate code" name="affiliateCode" value={code} readOnly />
        <TextField label="Referral link" name="referralLink" value={referral} readOnly />
        <Buttons>
          <Button type="button" $variant="primary" onClick={() => void handleCopy()}>
            {copied ? 'Copied!' : 'Copy link'}
          </Button>
          {'share' in navigator && (
            <Button type="button" $variant="secondary" onClick={handleShare}>
              <Icon name="share" size={18} />
              Share
            </Button>
          )}
        </Buttons>
      </Stack>
    </Surface>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
`;
