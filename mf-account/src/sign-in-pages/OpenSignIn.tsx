import { useEffect } from 'react';
import { usePlatform } from '@shop/kernel/react';
import { linkTo, useNavigate, useSearchParams } from '@shop/kernel/routing';
import type { AuthView } from '../auth-dialog/AuthView';

/**
 * Renders nothing, goes home, and opens the dialog there (spec §2, `/login` and `/register`).
 * Not in a loader: on a first visit the frame that listens for the request is not there yet.
 */
export function OpenSignIn({ view }: { view: AuthView }) {
  const { session, commands } = usePlatform();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const referrer = query.get('ref');

  useEffect(() => {
    let left = false;
    const enter = async () => {
      const { status } = await session.settled();
      if (left) return;
      await navigate(linkTo('home', { ref: referrer || undefined }), { replace: true });
      if (status === 'signed-out') await commands.run('open-sign-in', { view });
    };
    void enter();
    return () => {
      left = true;
    };
  }, [session, commands, navigate, referrer, view]);

  return null;
}
