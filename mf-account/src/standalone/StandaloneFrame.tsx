import { useEffect, useState } from 'react';
import { usePlatform } from '@shop/kernel/react';
import { Outlet } from '@shop/kernel/routing';
import { AuthDialog } from '../auth-dialog/AuthDialog';
import type { AuthView } from '../auth-dialog/AuthView';

/** Does for this remote alone what the shell's frame does: opens the dialog when somebody asks for it. */
export function StandaloneFrame() {
  const { commands } = usePlatform();
  const [view, setView] = useState<AuthView>();

  useEffect(() => {
    return commands.handle('open-sign-in', (asked) => {
      setView(asked.view);
      return 'done';
    });
  }, [commands]);

  return (
    <>
      <main>
        <Outlet />
      </main>
      {view && <AuthDialog view={view} onClose={() => setView(undefined)} />}
    </>
  );
}
