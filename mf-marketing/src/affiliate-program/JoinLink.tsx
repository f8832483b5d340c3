import { usePlatform } from '@shop/kernel/react';
import { ActionLink, linkTo, useSearchParams } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { useHydrated } from '../hydration/useHydrated';

/** Leads to sign-up and keeps who sent the visitor: the address' `ref`, else the one noted before (spec §9). */
export function JoinLink() {
  const { referral } = usePlatform();
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const ref = query.get('ref') ?? (hydrated ? referral.current() : undefined);
  return (
    <div>
      <Button as={ActionLink} to={linkTo('register', { ref: ref || undefined })} $size="large">
        Join now
      </Button>
    </div>
  );
}
