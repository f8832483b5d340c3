import { useEffect, useState } from 'react';
import { useAuth } from '@shop/kernel/react';
import { linkTo, useNavigate } from '@shop/kernel/routing';

/** Goes to the checkout; a visitor signs in first and is then taken there, as long as the cart stays open. */
export function useProceed(): () => void {
  const { user, openDialog } = useAuth();
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    if (waiting && user) void navigate(linkTo('checkout'));
  }, [waiting, user, navigate]);

  return () => {
    setWaiting(true);
    if (!user) openDialog('login');
  };
}
