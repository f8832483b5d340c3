import { useEffect, useState } from 'react';
import type { AuthView } from '@shop/kernel/platform';
import { usePlatform } from '@shop/kernel/react';
import { Outlet } from '@shop/kernel/routing';
import { AuthDialog } from '../auth-dialog/AuthDialog';

/** Does for this remote alone what the shell's frame does: opens the dialog when somebody asks for it. */
export function StandaloneFrame() {
  const { bus } = usePlatform();
  const [view, setView] = useState<AuthView>();

  useEffect(() => {
    const subscription = bus.on('auth/dialog-requested').subscribe((request) => setView(request.view));
    return () => subscription.unsubscribe();
  }, [bus]);

  return (
    <>
      <main>
        <Outlet />
      </main>
      {view && <AuthDialog view={view} onClose={() => setView(undefined)} />}
    </>
  );
}
