import { useEffect, useRef } from 'react';
import { useAuth, usePlatform } from '@shop/kernel/react';
import { linkTo, useNavigate } from '@shop/kernel/routing';

/** Goes to the checkout; before the shop is live (spec §2) a visitor signs in first and is then taken there, as long as the cart stays open. */
export function useProceed(): () => void {
  const { user, openDialog } = useAuth();
  const { phase } = usePlatform().settings;
  const navigate = useNavigate();
  const waiting = useRef(false);

  const mayEnter = user !== null || phase === 'live';

  useEffect(() => {
    if (!waiting.current || !mayEnter) return;
    waiting.current = false;
    void navigate(linkTo('checkout'));
  }, [mayEnter, navigate]);

  return () => {
    if (mayEnter) {
      void navigate(linkTo('checkout'));
      return;
    }
    waiting.current = true;
    openDialog('login');
  };
}
